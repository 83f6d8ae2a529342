import { CALL_NODES_MAX } from '@aabha/contracts/settings/limits';

/** Maximum nesting depth; no input of the shop has half of it. */
const DEEPEST = 32;

/** Returns the values one level below a value. */
function children(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Array.isArray(value) ? value : Object.values(value);
}

/** With the flag `u` it does not match the halves of a whole pair. */
const HALF_PAIR = /\p{Surrogate}/u;

/** PostgreSQL stores no NUL in text, and half of a surrogate pair neither in JSON. */
const isStorable = (text: string) => !text.includes('\0') && !HALF_PAIR.test(text);

/**
 * Returns the same without ids, which are not stored: one that cannot be stored is simply unknown. Undefined where
 * there is text that cannot be stored.
 */
function safeChildren(value: unknown): readonly unknown[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Blob)
    return children(value);
  const entries = Object.entries(value);
  if (entries.some(([key]) => !isStorable(key))) return undefined;
  return entries.filter(([key]) => key !== 'id').map(([, inner]) => inner);
}

/**
 * Walks an input level by level, without recursion; false past the maximum depth, beyond `mostNodes` values,
 * or where `step` returns undefined.
 */
function everyLevel(
  input: unknown,
  mostNodes: number,
  step: (value: unknown) => readonly unknown[] | undefined,
): boolean {
  let level: readonly unknown[] = [input];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      const inner = step(value);
      if (!inner) return false;
      nodes += inner.length;
      if (nodes > mostNodes) return false;
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return true;
}

/** Returns whether an input has at most 32 levels and `mostNodes` values, so that it is cheap to traverse. */
export const isSmall = (input: unknown, mostNodes = CALL_NODES_MAX): boolean =>
  everyLevel(input, mostNodes, children);

/**
 * Returns whether an input can be stored: small, and without NUL characters and halves of surrogate pairs
 * (docs/spec/api.md#inputs).
 */
export const isSafeText = (input: unknown, mostNodes = CALL_NODES_MAX): boolean =>
  isSmall(input, mostNodes) && everyLevel(input, mostNodes, safeChildren);
