/** A point of a picture, in pixels. */
export type Point = readonly [x: number, y: number];

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Solves the equations in `rows`, each coefficients and right side, by elimination. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column; row < size; row += 1)
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row;
    const [found, replaced] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[column] = found;
    rows[pivot] = pivot === column ? found : replaced;
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = cell(row, column) / cell(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * (found[index] ?? 0));
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / cell(index, index));
}

/**
 * Returns the function that takes a point of the photograph to the picture whose corners, from top left clockwise, are
 * `quad` in it: 0 to 1 from left to right and from top to bottom.
 */
export function homography(quad: readonly Point[]): (x: number, y: number) => Point {
  const rows = quad.flatMap(([x, y], index) => {
    const [u, v] = CORNERS[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}
