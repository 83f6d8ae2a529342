const GAP = '\n\n';

/**
 * Returns a text with another inserted at a place, and where the inserted one ends. An empty line parts it from what
 * stands beside it; nothing is replaced.
 */
export function insertText(text: string, place: number, inserted: string): { text: string; end: number } {
  const before = text.slice(0, place);
  const after = text.slice(before.length);
  const start = before === '' || /\s$/.test(before) ? before : before + GAP;
  const whole = start + inserted;
  return { text: whole + (after === '' || /^\s/.test(after) ? after : GAP + after), end: whole.length };
}
