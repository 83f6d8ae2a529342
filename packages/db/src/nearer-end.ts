/** A part of a list. */
interface Part {
  limit: number;
  offset: number;
}

/** Offsets below are read from the start without asking for the total. */
const DEEP = 1000;

/** Returns whether a page is so deep that the total decides from which end it is read. */
export const isDeep = ({ offset }: Part): boolean => offset >= DEEP;

/**
 * Returns where to read a page of a list from its nearer end: its part of the list, or with `isReversed` its part of the
 * reversed list, whose rows are then in reversed order. So at most
 * half of the list is passed, and nothing before the last page.
 */
export function nearerEnd({ limit, offset }: Part, total: number): Part & { isReversed: boolean } {
  if (offset * 2 < total) return { limit, offset, isReversed: false };
  const rest = Math.max(total - offset, 0);
  return { limit: Math.min(limit, rest), offset: Math.max(rest - limit, 0), isReversed: true };
}
