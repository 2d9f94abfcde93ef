import { start } from "$lib/start";
import Terminal from "./Terminal.svelte";

void start(Terminal);
