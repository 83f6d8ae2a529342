/**
 * Returns the AWB numbers of rows after a text was put into the one at `from`: of several numbers, one a line or separated by
 * commas, as a courier's list has them, the next rows get theirs.
 */
export function spreadNumbers(numbers: readonly string[], from: number, text: string): string[] {
  const found = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (found.length < 2) return numbers.map((number, index) => (index === from ? text.trim() : number));
  return numbers.map((number, index) => (index < from ? number : (found[index - from] ?? number)));
}

/** Returns the rows whose number stands in an earlier row, too: a number is that of one parcel. */
export function repeatedNumbers(numbers: readonly string[]): number[] {
  const upper = numbers.map((number) => number.trim().toUpperCase());
  return upper.flatMap((number, index) => (number !== '' && upper.indexOf(number) < index ? [index] : []));
}
