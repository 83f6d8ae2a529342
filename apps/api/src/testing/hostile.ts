import type { JsonSchema } from '../rest/openapi/schema.types';

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values that commonly break input handling. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.005,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  { $regex: '(a+)+$', $options: 'x' },
  { constructor: { prototype: { admin: true } } },
  'constructor',
  'toString',
  "'; drop table users; --",
  '" or ""="',
  '%_\\',
  '\\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '🪔'.repeat(60),
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  'x'.repeat(70_000),
  '9'.repeat(400),
  '-0',
  '1e9999',
  'NaN',
  '2026-02-30',
  '9999999-12-31T00:00:00Z',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
];

export type Random = () => number;
export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** Returns a value of a schema's own type, at or just past its bounds. */
function nearly(schema: JsonSchema, random: Random): unknown {
  const { type, minimum = 0, maximum = 1e6, minLength = 0, maxLength = 200 } = schema;
  if (schema.enum) return pick(random, [...schema.enum, 'Unknown', String(schema.enum[0]).toLowerCase()]);
  if (type === 'integer' || type === 'number')
    return pick(random, [minimum, minimum - 1, maximum, maximum + 1, minimum + 0.5, String(minimum)]);
  if (type === 'boolean') return pick(random, [true, false, 'true', 1]);
  if (type === 'array') return pick(random, [[], [null], Array.from({ length: 120 }, () => 'x')]);
  if (type === 'object') return pick(random, [{}, { unknown: 1 }, []]);
  return 'x'.repeat(pick(random, [minLength, Math.max(0, minLength - 1), maxLength, maxLength + 1]));
}

/** Returns every position in a value as a path of keys; the empty path is the value itself. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function schemaAt(schema: JsonSchema | undefined, path: readonly string[]): JsonSchema {
  return path.reduce<JsonSchema>((at, key) => {
    const choice = at.anyOf?.find(({ properties }) => properties?.[key]) ?? at;
    return choice.properties?.[key] ?? choice.items ?? {};
  }, schema ?? {});
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === key ? replaced(entry, rest, by) : entry));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, by) };
}

const without = (value: unknown, key: string) =>
  Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));

/** Returns the optional fields of a schema's outermost object. */
function optional(schema: JsonSchema, value: object): string[] {
  return Object.keys(schema.properties ?? {}).filter((name) => !(name in value));
}

/**
 * Returns a body derived from a valid one: unchanged, nearly right, with a field removed or added, or hostile
 * in one place.
 */
export function mutate(schema: JsonSchema, good: object, random: Random): unknown {
  const kind = random();
  if (kind < 0.1) return good;
  if (kind < 0.2) {
    const names = Object.keys(good);
    return names.length > 0 ? without(good, pick(random, names)) : { unknown: 1 };
  }
  const extra = optional(schema, good);
  if (kind < 0.45 && extra.length > 0) {
    const name = pick(random, extra);
    const value = random() < 0.5 ? nearly(schema.properties?.[name] ?? {}, random) : pick(random, HOSTILE);
    return { ...good, [name]: value };
  }
  const place = pick(random, placesIn(good));
  const value = random() < 0.5 ? nearly(schemaAt(schema, place), random) : pick(random, HOSTILE);
  return replaced(good, place, value);
}

/** Returns a hostile text for a path or query parameter. */
export const hostileText = (random: Random): string => {
  const value = pick(random, HOSTILE);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  /* A lone surrogate is not allowed in a URL. */
  return text.slice(0, 3000).replaceAll(/[\ud800-\udfff]/g, '?');
};
