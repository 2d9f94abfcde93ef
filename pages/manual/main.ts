import "./manual.css";
import { start } from "$shared/parts/start";
import Manual from "./Manual.svelte";

void start(Manual);
