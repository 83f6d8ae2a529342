import type { Resolution, Technology } from './products.schema';
import type { SearchFilters, SearchPart } from './search-filters';

type Groups = Readonly<Record<string, string | undefined>>;

interface Matcher {
  kind: SearchPart['kind'];
  pattern: RegExp;
  /** Returns the filter; undefined leaves the words to the text search. */
  read: (groups: Groups) => SearchFilters | undefined;
}

const FIRST = String.raw`(?<![\p{L}\p{N}.,₹])`;
const LAST = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?`;
/** Returns a pattern of an amount of money, with a prefix for its groups: currency, number, unit and suffix. */
const amount = (name: string) =>
  String.raw`(?:(?<${name}Before>₹|rs\.?|inr) *)?(?<${name}>${NUMBER})(?: *(?<${name}Unit>k|thousand|lakhs?|lacs?|crores?|cr)${LAST})?(?: *(?<${name}After>rupees?|rs\.?|inr|\/-))?`;
const SIZE_UNIT = String.raw`(?:-? *(?:inch(?:es)?|in)(?![\p{L}\p{N}])| *(?:"|”|''|′′))`;
const CM_UNIT = String.raw` *cms?(?![\p{L}\p{N}])`;
const NO_SIZE = String.raw`(?!${SIZE_UNIT}|${CM_UNIT}|[\p{L}\p{N}]|[.,]\d)`;
const AT_MOST = String.raw`(?:under|below|less than|lower than|cheaper than|no more than|not more than|up ?to|within|at most|max(?:imum)?|<=?)`;
const AT_LEAST = String.raw`(?:above|over|more than|greater than|higher than|at least|min(?:imum)?|starting(?: from| at)?|from|>=?)`;
const OR_LESS = String.raw`(?:(?:or|and) (?:less|below|under)|max(?:imum)?)`;
const OR_MORE = String.raw`(?:(?:or|and) (?:more|above|over|up)|onwards|\+)`;

const UNITS: Readonly<Record<string, number>> = { k: 1000, t: 1000, l: 100_000, c: 10_000_000 };
/** The least number that is a price without a currency. */
const LEAST_RUPEES = 1000;
const MOST_RUPEES = 10_000_000;
const INCHES = { least: 10, most: 150 };
const CM_PER_INCH = 2.54;
/** Screens are sold by the nearest whole inch. */
const NEAR_INCH = 0.5;

/** Whole rupees of an amount; undefined for what is no price, as 4K and 8K, which are resolutions, and small numbers. */
function rupeesOf(groups: Groups, name: string, otherUnit?: string): number | undefined {
  const typed = Number(groups[name]?.replaceAll(',', ''));
  const isMarked = groups[`${name}Before`] !== undefined || groups[`${name}After`] !== undefined;
  const ownUnit = groups[`${name}Unit`];
  if (!isMarked && ownUnit === 'k' && (typed === 4 || typed === 8)) return undefined;
  const unit = ownUnit ?? (typed < LEAST_RUPEES && !isMarked ? otherUnit : undefined);
  const rupees = Math.round(typed * (unit ? (UNITS[unit.charAt(0)] ?? 1) : 1));
  const isPrice = isMarked || unit !== undefined || rupees >= LEAST_RUPEES;
  return isPrice && rupees > 0 && rupees <= MOST_RUPEES ? rupees : undefined;
}

const inOrder = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;

function priceRange(groups: Groups): SearchFilters | undefined {
  const upper = rupeesOf(groups, 'b');
  const lower = rupeesOf(groups, 'a', groups.bUnit);
  if (lower === undefined || upper === undefined) return undefined;
  const [minPrice, maxPrice] = inOrder(lower, upper);
  return { minPrice, maxPrice };
}

const price = (end: 'minPrice' | 'maxPrice') => (groups: Groups) => {
  const rupees = rupeesOf(groups, 'a');
  return rupees === undefined ? undefined : { [end]: rupees };
};

/** A bare amount is what one wants to spend; without a sign that it is money it is none. */
function budget(groups: Groups): SearchFilters | undefined {
  const isMoney = groups.aBefore ?? groups.aAfter ?? groups.aUnit;
  return isMoney === undefined ? undefined : price('maxPrice')(groups);
}

function inchesOf(text: string | undefined, unit: 'inch' | 'cm' = 'inch'): number | undefined {
  const inches = Number(text) / (unit === 'cm' ? CM_PER_INCH : 1);
  return inches >= INCHES.least && inches <= INCHES.most ? inches : undefined;
}

const rounded = (inches: number) => Math.round(inches * 10) / 10;

function sizeOf({ a, b }: Groups, ends: { min: boolean; max: boolean }, unit: 'inch' | 'cm' = 'inch') {
  const first = inchesOf(a, unit);
  const last = b === undefined ? first : inchesOf(b, unit);
  if (first === undefined || last === undefined) return undefined;
  const [least, most] = inOrder(first, last);
  return {
    ...(ends.min && { minInches: rounded(least - NEAR_INCH) }),
    ...(ends.max && { maxInches: rounded(most + NEAR_INCH) }),
  };
}

const BOTH = { min: true, max: true };
/* Always with a group that has a name, so that a replacer is given the groups. */
const of = (source: string) => new RegExp(`${FIRST}(?<all>${source})`, 'gu');
const size = (source: string, ends: { min: boolean; max: boolean }, unit: 'inch' | 'cm'): Matcher => ({
  kind: 'size',
  pattern: of(source),
  read: (groups) => sizeOf(groups, ends, unit),
});

const sizes = (['inch', 'cm'] as const).flatMap((unit) => {
  const mark = unit === 'inch' ? SIZE_UNIT : CM_UNIT;
  const one = String.raw`(?<a>\d{2,3}(?:\.\d)?)`;
  const two = String.raw`${one}(?:${mark})? *(?:-|–|to|and) *(?<b>\d{2,3}(?:\.\d)?)`;
  return [
    size(`(?:between |from )?${two}${mark}`, BOTH, unit),
    size(`${AT_MOST} *${one}${mark}`, { min: false, max: true }, unit),
    size(`${AT_LEAST} *${one}${mark}`, { min: true, max: false }, unit),
    size(`${one}${mark} *${OR_LESS}`, { min: false, max: true }, unit),
    size(`${one}${mark} *${OR_MORE}`, { min: true, max: false }, unit),
    size(`${one}${mark}`, BOTH, unit),
  ];
});

const priced = (source: string, read: Matcher['read']): Matcher => ({
  kind: 'price',
  pattern: of(`${source}${NO_SIZE}`),
  read,
});

const resolution = (source: string, value: Resolution): Matcher => ({
  kind: 'resolution',
  pattern: of(`(?:${source})${LAST}`),
  read: () => ({ resolution: [value] }),
});

const technology = (source: string, ...values: Technology[]): Matcher => ({
  kind: 'technology',
  pattern: of(`(?:${source})${LAST}`),
  read: () => ({ technology: values }),
});

/** In the order in which they are tried: what says more comes first. */
export const SEARCH_MATCHERS: readonly Matcher[] = [
  ...sizes,
  priced(`(?:between|from) *${amount('a')} *(?:and|to|-|–) *${amount('b')}`, priceRange),
  priced(`${amount('a')} *(?:-|–|to) *${amount('b')}`, priceRange),
  priced(`${AT_MOST} *${amount('a')}`, price('maxPrice')),
  priced(`${AT_LEAST} *${amount('a')}`, price('minPrice')),
  priced(`${amount('a')} *${OR_LESS}`, price('maxPrice')),
  priced(`${amount('a')} *${OR_MORE}`, price('minPrice')),
  resolution('4k ultra hd|4k uhd|uhd 4k|4k|ultra ?hd|uhd|2160p', '4K Ultra HD'),
  resolution('8k uhd|8k ultra hd|8k|4320p', '8K'),
  resolution('full ?hd|fhd|1080p', 'Full HD'),
  resolution('hd ?ready|720p', 'HD Ready'),
  technology('mini[ -]?led', 'Mini-LED'),
  technology('qled', 'QLED'),
  technology('oled', 'OLED'),
  // All of these are lit by LEDs; an OLED lights itself.
  technology('led', 'LED', 'QLED', 'Mini-LED'),
  priced(amount('a'), budget),
];
