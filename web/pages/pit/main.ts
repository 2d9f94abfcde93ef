import { start } from "$lib/start";
import Pit from "../../src/pit/Pit.svelte";

void start(Pit);
