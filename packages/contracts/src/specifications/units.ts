/** Spellings of the units of one quantity, each with its factor to the first. Written in lower case. */
type Quantity = Readonly<Record<string, number>>;

const QUANTITIES: readonly Quantity[] = [
  { w: 1, watt: 1, watts: 1, kw: 1000, mw: 0.001 },
  { kwh: 1, 'kw h': 1, wh: 0.001, units: 1 },
  { v: 1, volt: 1, volts: 1 },
  { a: 1, amp: 1, amps: 1, ampere: 1, ma: 0.001 },
  { hz: 1, hertz: 1, khz: 1000, mhz: 1e6, ghz: 1e9 },
  { gb: 1, gigabyte: 1, gigabytes: 1, mb: 1 / 1024, tb: 1024 },
  { mbps: 1, 'mb/s': 1, 'mbit/s': 1, gbps: 1000, 'gbit/s': 1000 },
  { cm: 1, cms: 1, centimetre: 1, centimetres: 1, mm: 0.1, m: 100, metre: 100, metres: 100 },
  { inch: 1, inches: 1, '"': 1, '”': 1, '″': 1 },
  { kg: 1, kgs: 1, kilogram: 1, kilograms: 1, g: 0.001, gm: 0.001, grams: 0.001 },
  { nits: 1, nit: 1, 'cd/m2': 1, 'cd/m²': 1, 'cd/sqm': 1 },
  { ms: 1, millisecond: 1, milliseconds: 1, s: 1000, sec: 1000, seconds: 1000 },
  { '°': 1, deg: 1, degree: 1, degrees: 1 },
  { '%': 1, percent: 1 },
  { months: 1, month: 1, year: 12, years: 12 },
  { hours: 1, hour: 1, hrs: 1, h: 1 },
  { db: 1, decibel: 1, decibels: 1 },
];

/** Words for pieces: they say no more than the number. */
const PIECES: Quantity = { '': 1, nos: 1, no: 1, pcs: 1, pc: 1, piece: 1, pieces: 1, port: 1, ports: 1 };

const fold = (unit: string) => unit.trim().toLowerCase().replace(/\.$/, '');

const quantityOf = (unit: string): Quantity | undefined =>
  QUANTITIES.find((quantity) => Object.hasOwn(quantity, fold(unit)));

/** The spellings of a unit that no quantity has: itself, with and without a plural. */
function ownSpellings(unit: string): Quantity {
  const name = fold(unit);
  const one = name.replace(/s$/, '');
  return { ...(PIECES[name] === undefined ? {} : PIECES), [name]: 1, [one]: 1, [`${one}s`]: 1 };
}

/** Whether values of it may be added up or multiplied: "2 × 10 W" is 20 W, "60 × 35 cm" is no length. */
export const isAdditive = (unit: string | null): boolean =>
  unit !== null && ['w', 'gb'].some((name) => quantityOf(unit)?.[name] !== undefined);

/** Whether a unit counts things: none, or a word of its own such as "ports". */
export const isCount = (unit: string | null): boolean => unit === null || quantityOf(unit) === undefined;

/**
 * Returns by what a number with a written unit is multiplied to have the unit of its term; `undefined` where the written word is
 * no unit, `'other'` where it is one of another quantity.
 */
export function unitFactor(written: string, unit: string | null): number | 'other' | undefined {
  const word = fold(written);
  const own = unit === null ? PIECES : (quantityOf(unit) ?? ownSpellings(unit));
  if (Object.hasOwn(own, word)) return (own[word] ?? 1) / (own[fold(unit ?? '')] ?? 1);
  return quantityOf(word) === undefined ? undefined : 'other';
}

/** Returns a number with its unit as every screen writes it: `1,200 nits`, `178°`. */
export function withUnit(amount: number, unit: string | null): string {
  const text = amount.toLocaleString('en-IN', { maximumFractionDigits: 3 });
  if (unit === null) return text;
  return /^[°%"″]/.test(unit) ? text + unit : `${text} ${unit}`;
}
