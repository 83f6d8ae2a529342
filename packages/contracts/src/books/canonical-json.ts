/**
 * Returns a value as JSON with the keys of every object in the order of their characters and without spaces, so that
 * equal values have equal texts whatever stored them (the idea of RFC 8785). Keys without a value are left out, as
 * JSON does. Throws a TypeError for a number that JSON has no text for.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${String(value)} has no JSON.`);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
