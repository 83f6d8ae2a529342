import { LABEL_ELECTRICITY, yearlyCost, type Electricity } from '@aabha/contracts/energy/running-cost.rules';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import {
  bestInPoint,
  type ComparedPoint,
  type ComparedTelevision,
} from '@aabha/contracts/products/compared-televisions.rules';
import * as texts from '@aabha/messages/compare';
import { warrantyDuration } from '@aabha/messages/quantities';
import { electricityAYear } from '@aabha/messages/running-cost';
import { stockBadge } from '@aabha/messages/stock';
import { facts as factLabels } from '@aabha/messages/television-facts';
import type { NamedSpecification, SpecificationNames } from '../../lib/specification-names';
import { comparedTelevision, type ComparedProduct } from './compared-television';

/** A specification of the compared televisions. */
export interface CompareRow {
  /** The term of the dictionary, or the label within the group. */
  id: string;
  /** Heading that the row stands under: `Offer`, `Sound`. */
  group: string;
  label: string;
  /** Values by id of the television; a television without an entry does not state it. */
  values: ReadonlyMap<string, string>;
  /** Whether the televisions in sight differ in it. */
  differs: boolean;
  /** The televisions in sight whose value is the best; none where all are alike or values cannot be ranked. */
  best: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

interface Fact {
  label: string;
  value: string;
}

/** The rows whose values are ranked, by their labels. */
const POINTS: ReadonlyMap<string, ComparedPoint> = new Map([
  [texts.price, 'price'],
  [texts.rating, 'rating'],
  [texts.warranty, 'warranty'],
  [factLabels.screen, 'screen'],
  [factLabels.resolution, 'resolution'],
  [factLabels.refreshRate, 'refreshRate'],
  [factLabels.beeRating, 'stars'],
  [electricityAYear, 'electricity'],
]);

const doDiffer = (products: readonly ComparedProduct[], values: ReadonlyMap<string, string>) =>
  new Set(products.map(({ _id }) => values.get(_id))).size > 1;

/** Returns a row for each label that one of the televisions states, in order of first occurrence. */
function rowsOf(
  group: string,
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => readonly Fact[],
  compared: readonly ComparedTelevision[],
): CompareRow[] {
  const rows = new Map<string, Map<string, string>>();
  for (const product of products)
    for (const { label, value } of factsOf(product)) {
      const values = rows.get(label) ?? new Map<string, string>();
      // The first of two facts with one label counts.
      if (!values.has(product._id)) values.set(product._id, value);
      rows.set(label, values);
    }
  return [...rows].map(([label, values]) => {
    const point = POINTS.get(label);
    return {
      ...{ id: `${group} ${label}`, group, label, values },
      ...{ differs: doDiffer(products, values), best: point ? bestInPoint(compared, point) : NONE },
    };
  });
}

function offer(product: ComparedProduct): Fact[] {
  const { new_price, price, stock, averageRating, reviewCount, warranty_months, companyName } = product;
  const { lowestPriorPrice: lowest } = product;
  const rating = reviewCount > 0 ? texts.ratingOf(averageRating.toFixed(1), reviewCount) : texts.noReviews;
  return [
    { label: texts.price, value: formatRupees(new_price) },
    { label: texts.mrp, value: formatRupees(price) },
    ...(lowest ? [{ label: texts.lowestBefore, value: formatRupees(lowest) }] : []),
    { label: texts.availability, value: stockBadge(stock) },
    { label: texts.rating, value: rating },
    {
      label: texts.warranty,
      value: warranty_months > 0 ? warrantyDuration(warranty_months) : texts.noWarranty,
    },
    { label: texts.brand, value: companyName },
  ];
}

/** Returns what the electricity of a year costs, where it is known. */
function running(product: ComparedProduct, electricity: Electricity): Fact[] {
  const cost = yearlyCost(product, electricity);
  return cost === null ? [] : [{ label: electricityAYear, value: formatPaise(cost) }];
}

interface SpecificationRow {
  group: string;
  label: string;
  /** Known ones stand in the order of the dictionary, others behind them as they occur. */
  position: number;
  values: Map<string, string>;
  known: Map<string, NamedSpecification>;
}

/** Returns the televisions with the best value: of several with the same, all of them. */
function bestOf({ known }: SpecificationRow): ReadonlySet<string> {
  const ranked = [...known].flatMap(([id, { amount, better }]) =>
    amount === null || better === 'none' ? [] : [{ id, rank: better === 'higher' ? amount : -amount }],
  );
  const most = Math.max(...ranked.map(({ rank }) => rank));
  const best = ranked.filter(({ rank }) => rank === most);
  return best.length === ranked.length ? NONE : new Set(best.map(({ id }) => id));
}

/** Returns a row for each term or unknown name; the first of two specifications of a television with one term counts. */
function specificationRows(
  products: readonly ComparedProduct[],
  { find, groupName }: SpecificationNames,
): SpecificationRow[] {
  const rows = new Map<string, SpecificationRow>();
  for (const { _id, specificationSchema } of products)
    for (const { title, data } of specificationSchema)
      for (const { key, value } of data) {
        const term = find(_id, key);
        const group = term?.group ?? groupName(title);
        const id = term?.termId ?? `${group} ${key}`;
        const { name: label = key, position = Infinity, text = value } = term ?? {};
        const row = rows.get(id) ?? { group, label, position, values: new Map(), known: new Map() };
        if (!row.values.has(_id)) {
          row.values.set(_id, text);
          if (term) row.known.set(_id, term);
        }
        rows.set(id, row);
      }
  return [...groupRows([...rows.values()], ({ group }) => group)].flatMap(([, own]) =>
    own.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position)),
  );
}

/**
 * Returns the rows of the comparison: the offer, the facts, then all specifications, those that the dictionary knows by its terms
 * (docs/spec/specifications.md#comparison). `products` are the televisions in sight, so that a hidden one makes no difference.
 */
export function compareRows(
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => Fact[],
  names: SpecificationNames,
  electricity: Electricity = LABEL_ELECTRICITY,
): CompareRow[] {
  const compared = products.map((product) => comparedTelevision(product, electricity));
  const glance = (product: ComparedProduct) => [...factsOf(product), ...running(product, electricity)];
  return [
    ...rowsOf(texts.offer, products, offer, compared),
    ...rowsOf(texts.atAGlance, products, glance, compared),
    ...specificationRows(products, names).map((row) => ({
      ...{ id: `specification ${row.group} ${row.label}`, group: row.group, label: row.label },
      ...{ values: row.values, differs: doDiffer(products, row.values), best: bestOf(row) },
    })),
  ];
}

/** Returns rows in a row by the heading that they stand under. */
export function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return [...groups];
}
