import { start } from "$lib/start";
import Dealer from "../../src/dealer/Dealer.svelte";

void start(Dealer);
