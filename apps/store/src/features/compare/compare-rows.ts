import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/compare';
import { warrantyDuration } from '@aabha/messages/quantities';
import { stockBadge } from '@aabha/messages/stock';
import type { ApiOutputs } from '../../lib/trpc';

export type ComparedProduct = ApiOutputs['products']['get']['product'];

/** A specification of the compared televisions. */
export interface CompareRow {
  /** Heading that the row stands under: `Offer`, `Sound`. */
  group: string;
  label: string;
  /** Values by id of the television; a television without an entry does not state it. */
  values: ReadonlyMap<string, string>;
  /** Whether the televisions in sight differ in it. */
  differs: boolean;
}

interface Fact {
  label: string;
  value: string;
}

/** Returns a row for each label that one of the televisions states, in order of first occurrence. */
function rowsOf(
  group: string,
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => readonly Fact[],
): CompareRow[] {
  const rows = new Map<string, Map<string, string>>();
  for (const product of products)
    for (const { label, value } of factsOf(product)) {
      const values = rows.get(label) ?? new Map<string, string>();
      // The first of two facts with one label counts.
      if (!values.has(product._id)) values.set(product._id, value);
      rows.set(label, values);
    }
  return [...rows].map(([label, values]) => ({
    group,
    label,
    values,
    differs: new Set(products.map(({ _id }) => values.get(_id))).size > 1,
  }));
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

const groupFacts = (product: ComparedProduct, title: string): Fact[] =>
  product.specificationSchema
    .filter((group) => group.title === title)
    .flatMap(({ data }) => data.map(({ key, value }) => ({ label: key, value })));

/**
 * Returns the rows of the comparison: the offer, the facts, then all specifications. `products` are the
 * televisions in sight, so that a hidden one makes no difference.
 */
export function compareRows(
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => Fact[],
): CompareRow[] {
  const titles = new Set(
    products.flatMap((product) => product.specificationSchema.map(({ title }) => title)),
  );
  return [
    ...rowsOf(texts.offer, products, offer),
    ...rowsOf(texts.atAGlance, products, factsOf),
    ...[...titles].flatMap((title) => rowsOf(title, products, (product) => groupFacts(product, title))),
  ];
}

/** Returns rows in a row by the heading that they stand under. */
export function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return [...groups];
}
