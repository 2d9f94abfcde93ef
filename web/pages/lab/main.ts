import { start } from "$lib/start";
import Lab from "./Lab.svelte";

void start(Lab);
