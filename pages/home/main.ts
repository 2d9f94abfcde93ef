import { start } from "$shared/parts/start";
import Home from "./Home.svelte";

void start(Home);
