import { start } from "$shared/parts/start";
import Tournament from "./Tournament.svelte";

void start(Tournament);
