import { start } from "$lib/start";
import Home from "./Home.svelte";

void start(Home);
