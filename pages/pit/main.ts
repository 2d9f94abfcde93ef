import { start } from "$shared/parts/start";
import Pit from "./Pit.svelte";

void start(Pit);
