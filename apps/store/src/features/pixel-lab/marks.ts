/** The colours that a panel is checked with, in their order. Each shows other faults: black the bright ones, white the dark ones. */
export const COLOURS = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  grey: '#808080',
} as const;
type Colour = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as Colour[];

/** Pixels above so many count for the warranty (docs/spec/warranties.md#policy). */
export const PIXELS_ALLOWED = 5;

/** A mark on the panel: where, in shares of its width and height, and on which colour. */
export interface Mark {
  x: number;
  y: number;
  colour: Colour;
}

/** How near two marks are the same pixel, in shares of the width: a fingertip on a phone, a finger on a television. */
const SAME_PIXEL = 0.02;

/** Returns the mark that a press is at; undefined for none. `ratio` is width by height of the panel. */
export const markAt = (marks: readonly Mark[], x: number, y: number, ratio: number): Mark | undefined =>
  marks.find((mark) => Math.hypot(mark.x - x, (mark.y - y) / ratio) <= SAME_PIXEL);

/** Returns the marks after a press: a new one, or without the one that was pressed. A pixel that shows on two colours counts once. */
export function pressed(marks: readonly Mark[], press: Mark, ratio: number): Mark[] {
  const same = markAt(marks, press.x, press.y, ratio);
  return same ? marks.filter((mark) => mark !== same) : [...marks, press];
}
