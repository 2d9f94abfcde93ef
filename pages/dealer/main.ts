import { start } from "$shared/parts/start";
import Dealer from "./Dealer.svelte";

void start(Dealer);
