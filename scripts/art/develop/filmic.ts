const ROLL_OFF = 0.76;

/** A curve for products: colours stay as they are up to 0.76, then roll off and whiten, as Khronos' PBR neutral does. */
export function neutral([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const brightest = Math.max(red, green, blue);
  if (brightest <= ROLL_OFF) return [red, green, blue];
  const room = 1 - ROLL_OFF;
  const peak = 1 - (room * room) / (brightest + room - ROLL_OFF);
  const white = 1 - 1 / (0.15 * (brightest - peak) + 1);
  const mix = (light: number) => ((light * peak) / brightest) * (1 - white) + peak * white;
  return [mix(red), mix(green), mix(blue)];
}

/** A film's curve, for rooms and scenes: Narkowicz' fit of the ACES curve. */
export function filmic(light: number): number {
  const exposed = Math.max(0, light) * 0.8;
  return Math.min(1, (exposed * (2.51 * exposed + 0.03)) / (exposed * (2.43 * exposed + 0.59) + 0.14));
}
