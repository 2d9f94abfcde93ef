/** Two short notes, for what somebody must look at. Browsers stay silent until somebody has touched the page. */
import { sound } from "$shared/parts/sounds.svelte";

const NOTES = [880, 1175]; // hertz
const SECONDS = 0.16;
let player: AudioContext | undefined;

export function chime(): void {
  if (!sound.on || !("AudioContext" in window)) return;
  const speaker = (player ??= new AudioContext());
  void speaker.resume();
  const now = speaker.currentTime;
  NOTES.forEach((note, index) => {
    const [voice, loudness] = [speaker.createOscillator(), speaker.createGain()];
    const begins = now + index * SECONDS;
    voice.frequency.value = note;
    loudness.gain.setValueAtTime(0.25, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + SECONDS);
    voice.connect(loudness).connect(speaker.destination);
    voice.start(begins);
    voice.stop(begins + SECONDS);
  });
}
