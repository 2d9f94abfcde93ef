import { start } from "$shared/parts/start";
import Terminal from "./Terminal.svelte";

void start(Terminal);
