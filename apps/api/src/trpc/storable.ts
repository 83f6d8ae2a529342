/** No input of the shop nests half as deep. */
const DEEPEST = 32;

/** What stands one level below a value; undefined where a key or the value itself cannot be stored. */
function within(value: unknown): unknown[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? undefined : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.some(([key]) => key.includes('\0'))) return undefined;
  /* Ids are let through: one that cannot be is simply unknown (decisions §2). */
  return entries.filter(([key]) => key !== 'id').map(([, inner]) => inner);
}

/**
 * Whether an input can be kept and walked: no text of it holds a NUL, which PostgreSQL has in no text, and it has at
 * most 32 levels below it, so that nothing that follows it down runs out of stack.
 */
export function isStorable(input: unknown): boolean {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      const inner = within(value);
      if (!inner) return false;
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return true;
}
