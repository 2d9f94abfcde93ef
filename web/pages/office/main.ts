import { start } from "$lib/start";
import Office from "./Office.svelte";

void start(Office);
