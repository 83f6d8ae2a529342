/**
 * Returns digits grouped as in India: three digits, then two by two (12,34,567). Written out, because making the
 * first `Intl` format of a page takes a cheap phone 60 ms, while the page hydrates.
 */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** A whole number of things, zero or more, as it is read in India: 1,24,990. */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}

/** Returns a number with its noun, whose plural takes an s: `1 order`, `1,200 orders`. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
