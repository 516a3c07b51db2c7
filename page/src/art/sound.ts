/** Short synthesised sounds: a card on the table, your turn, the last seconds of a clock, the end. */
import { look } from "$src/look/theme.svelte";

let context: AudioContext | undefined;

function tone(pitch: number, at: number, length: number, loudness = 0.08, kind: OscillatorType = "sine"): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: kind, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS = {
  card: () => tone(190, 0, 0.12, 0.1, "triangle"),
  turn: () => (tone(523, 0, 0.25), tone(784, 0.12, 0.4)),
  tick: () => tone(880, 0, 0.09, 0.07, "square"),
  end: () => [392, 523, 659, 784].forEach((pitch, i) => tone(pitch, i * 0.14, 0.6)),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (look.hasSound) SOUNDS[sound]();
}
