import { start } from "$shared/parts/start";
import Lab from "./Lab.svelte";

void start(Lab);
