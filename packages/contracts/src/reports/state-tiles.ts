/** A State or union territory as a tile: its GST code, its two letters, and its place in the grid. */
interface StateTile {
  code: string;
  letters: string;
  column: number;
  row: number;
}

/** The tiles row by row, as `letters:code` from the first column; dots are empty. Laid out roughly as on a map, without borders. */
const ROWS = [
  '. . JK:01 LA:38 . . . . .',
  '. PB:03 CH:04 HP:02 UK:05 . SK:11 . AR:12',
  '. RJ:08 HR:06 DL:07 UP:09 BR:10 WB:19 AS:18 NL:13',
  'GJ:24 . . MP:23 CG:22 JH:20 . ML:17 MN:14',
  '. DH:26 MH:27 TG:36 . OD:21 . TR:16 MZ:15',
  '. . GA:30 KA:29 AP:37 . . . .',
  '. LD:31 . KL:32 TN:33 PY:34 . AN:35 .',
] as const;

/** Every State and union territory of India as a tile of a grid of nine columns. */
export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((line, row) =>
  line.split(' ').flatMap((text, column) => {
    const [letters = '', code] = text.split(':');
    return code === undefined ? [] : [{ code, letters, column: column + 1, row: row + 1 }];
  }),
);

/** Steps of colour above none. */
const STEPS = 4;

/** Returns the step of colour of a value among others up to `most`: 0 for none, at most 4. */
export const tileStep = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(STEPS, Math.ceil((value / most) * STEPS));

/** Returns the values of each step that has any, lowest first, as a legend names them. */
export const stepRanges = (most: number): { step: number; from: number; to: number }[] =>
  Array.from({ length: STEPS }, (_, index) => ({
    step: index + 1,
    from: Math.floor((index * most) / STEPS) + 1,
    to: Math.floor(((index + 1) * most) / STEPS),
  })).filter(({ from, to }) => from <= to);
