import { start } from "$lib/start";
import Display from "../../src/display/Display.svelte";

void start(Display);
