/** The tones of a scan: hertz and seconds, one after the other. */
const TONES = {
  ok: [[1400, 0.08]],
  wrong: [
    [220, 0.25],
    [160, 0.4],
  ],
  complete: [
    [900, 0.08],
    [1400, 0.14],
  ],
} as const;

/** What a sound says. */
export type ScanSound = keyof typeof TONES;

const VOLUME = 0.2;
let context: AudioContext | undefined;

/** Plays the sound of a scan; nothing where the browser has no sound. */
export function playScanSound(sound: ScanSound): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of TONES[sound]) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.frequency.value = hertz;
    oscillator.type = sound === 'wrong' ? 'square' : 'sine';
    gain.gain.value = VOLUME;
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds;
  }
}
