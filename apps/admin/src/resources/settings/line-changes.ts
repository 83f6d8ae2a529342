/** A line that is in one of two texts only. */
export interface LineChange {
  kind: 'removed' | 'added';
  text: string;
}

/** Returns the length of the longest common subsequence of the lines from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (lengths[row] ?? [])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return lengths;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Returns the lines that an edit of a text removes and adds, in order; empty lines do not count. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, edited] = [linesOf(before), linesOf(after)];
  const lengths = commonLengths(old, edited);
  const changes: LineChange[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < edited.length) {
    const [oldLine, newLine] = [old[row], edited[column]];
    const keepsMore = (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0);
    if (oldLine !== undefined && oldLine === newLine) {
      row += 1;
      column += 1;
    } else if (oldLine !== undefined && (newLine === undefined || keepsMore)) {
      changes.push({ kind: 'removed', text: oldLine });
      row += 1;
    } else if (newLine !== undefined) {
      changes.push({ kind: 'added', text: newLine });
      column += 1;
    }
  }
  return changes;
}
