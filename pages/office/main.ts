import { start } from "$shared/parts/start";
import Office from "./Office.svelte";

void start(Office);
