import { start } from "$shared/parts/start";
import Display from "./Display.svelte";

void start(Display);
