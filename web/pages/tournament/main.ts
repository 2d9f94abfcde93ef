import { start } from "$lib/start";
import Tournament from "./Tournament.svelte";

void start(Tournament);
