import { allow, type Verdict } from '../errors/verdict';
import { paise, percentOf, roundToRupee } from '../money/money';
import { sellingPricePaise } from '../pricing/pricing';
import { checkUnchanged } from '../records/check-unchanged.rules';
import type { SpecificationGroup, Resolution, Technology } from './products.schema';
import type { BulkChange, PriceAndStock, ProductFacts } from './products.staff.schema';

/**
 * Decides whether an edit of a television that started from its state at `basedOn` may be stored. A sale
 * in between is no conflict, unless the edit sets the stock: a number that was typed before it would bring the sold
 * unit back.
 */
export function checkProductEdit(
  present: { updated_at: string },
  edit: { basedOn: string | undefined; editedAt: string | null; setsStock: boolean },
): Verdict {
  const { basedOn, editedAt, setsStock } = edit;
  const isSold = basedOn !== undefined && (editedAt === null || editedAt <= basedOn);
  return isSold && !setsStock ? allow : checkUnchanged(present, basedOn);
}

/** Drops rows with an empty title and pairs with an empty key or value (docs/spec/products.md#staff-form). */
export function tidySpecifications(groups: readonly SpecificationGroup[]): SpecificationGroup[] {
  return groups
    .map(({ title, data }) => ({
      title: title.trim(),
      data: data.filter((pair) => pair.key.trim() !== '' && pair.value.trim() !== ''),
    }))
    .filter((group) => group.title !== '' && group.data.length > 0);
}

const MONTH_INVALID = 'Please enter a valid month.';
const MONTH_TWICE = 'This month already exists!';

/**
 * What is wrong with a month typed for a new row of warranty prices; undefined when nothing is
 * (docs/spec/products.md#staff-form).
 */
export function monthProblem(month: string, existing: readonly string[]): string | undefined {
  const text = month.trim();
  if (!/^[1-9]\d{0,2}$/.test(text)) return MONTH_INVALID;
  return existing.includes(text) ? MONTH_TWICE : undefined;
}

const RESOLUTION_WORDS: readonly (readonly [RegExp, Resolution])[] = [
  [/\b8k\b/i, '8K'],
  [/\b(4k|uhd|ultra\s*hd|2160p?)\b/i, '4K Ultra HD'],
  [/\b(full\s*hd|fhd|1080p?)\b/i, 'Full HD'],
  [/\b(hd\s*ready|720p?|hd)\b/i, 'HD Ready'],
];
const TECHNOLOGY_WORDS: readonly (readonly [RegExp, Technology])[] = [
  [/\boled\b/i, 'OLED'],
  [/\bqled\b/i, 'QLED'],
  [/\bmini[\s-]?led\b/i, 'Mini-LED'],
  [/\bled\b/i, 'LED'],
];
const CM_PER_INCH = 2.54;

/** The heading of colour televisions in the customs tariff by their size; which one fits stays staff's choice (product field). */
export function hsnForInches(inches: number): string {
  const cm = inches * CM_PER_INCH;
  const upTo: readonly (readonly [number, string])[] = [
    [36, '11'],
    [54, '12'],
    [68, '13'],
    [74, '14'],
    [87, '15'],
    [105, '16'],
  ];
  return `852872${upTo.find(([most]) => cm <= most)?.[1] ?? '17'}`;
}

function inchesIn(text: string): number | undefined {
  const inches = /\b(\d{2,3}(?:\.\d)?)\s*(?:-?\s*inch(?:es)?\b|["”]|in\b)/i.exec(text)?.[1];
  const cm = /\b(\d{2,3}(?:\.\d)?)\s*cm\b/i.exec(text)?.[1];
  return inches ? Number(inches) : cm ? Math.round(Number(cm) / CM_PER_INCH) : undefined;
}

/** Returns the number that the first group of a pattern finds in a text; undefined where it finds none. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Returns the facts that the texts of a television state, for callers that send only the specified form
 * (docs/spec/products.md#facts). What they do not state is absent, never guessed: such a television is not listed until
 * staff give it (see `missingForListing`).
 */
export function factsFromText(text: string): Partial<ProductFacts> {
  const screenInches = inchesIn(text);
  const find = <T>(words: readonly (readonly [RegExp, T])[]) => words.find(([word]) => word.test(text))?.[1];
  const facts = {
    screenInches,
    resolution: find(RESOLUTION_WORDS),
    technology: find(TECHNOLOGY_WORDS),
    refreshHz: numberIn(text, /\b(\d{2,3})\s*hz\b/i),
    beeStars: numberIn(text, /\b([1-5])[\s-]*star/i),
    energyKwhYear: numberIn(text, /\b(\d{2,4})\s*kwh/i),
    countryOfOrigin: /\b[Mm]ade in ([A-Z][a-z]+)/.exec(text)?.[1],
    hsn: screenInches === undefined ? undefined : hsnForInches(screenInches),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** What a bulk change makes of one television. Percentages of a price are rounded to the rupee. */
export function afterBulkChange(
  before: PriceAndStock,
  change: BulkChange,
): { after: PriceAndStock; problem: string | null } {
  const price =
    change.price === undefined
      ? before.price
      : change.price.by === 'set'
        ? change.price.rupees
        : roundToRupee(percentOf(before.price, 100 + change.price.percent));
  const discount_percentage = change.discount ?? before.discount_percentage;
  const stock =
    change.stock === undefined
      ? before.stock
      : change.stock.by === 'set'
        ? change.stock.units
        : before.stock + change.stock.units;
  const new_price = sellingPricePaise(paise(price), discount_percentage);
  const problem =
    stock < 0 ? 'There are not enough units in stock.' : price <= 0 ? 'The price would become 0.' : null;
  return { after: { price, discount_percentage, new_price, stock }, problem };
}
