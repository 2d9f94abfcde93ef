import { start } from "$shared/parts/start";
import Setup from "./Setup.svelte";

void start(Setup);
