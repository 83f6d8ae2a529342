import { formatRupees } from '@aabha/contracts/money/money-format';
import { stockBadge, warrantyDuration } from '@aabha/contracts/products/products.rules';
import type { ApiOutputs } from '../../lib/trpc';

export type ComparedProduct = ApiOutputs['products']['get']['product'];

export interface CompareRow {
  label: string;
  /** One value per television, in order; undefined where it has none. */
  values: (string | undefined)[];
  differs: boolean;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

interface Fact {
  label: string;
  value: string;
}

const row = (label: string, values: (string | undefined)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

/** Returns one row per label, in order of first occurrence. */
function rowsOf(factLists: readonly (readonly Fact[])[]): CompareRow[] {
  const labels = new Set(factLists.flatMap((facts) => facts.map(({ label }) => label)));
  return [...labels].map((label) =>
    row(
      label,
      factLists.map((facts) => facts.find((fact) => fact.label === label)?.value),
    ),
  );
}

function offer(product: ComparedProduct): Fact[] {
  const { new_price, price, stock, averageRating, reviewCount, warranty_months, companyName } = product;
  const rating = reviewCount > 0 ? `${averageRating.toFixed(1)} out of 5 (${reviewCount})` : 'No reviews yet';
  return [
    { label: 'Price', value: formatRupees(new_price) },
    { label: 'MRP', value: formatRupees(price) },
    { label: 'Availability', value: stockBadge(stock) },
    { label: 'Rating', value: rating },
    { label: 'Warranty', value: warranty_months > 0 ? warrantyDuration(warranty_months) : 'None' },
    { label: 'Brand', value: companyName },
  ];
}

const groupFacts = (product: ComparedProduct, title: string): Fact[] =>
  product.specificationSchema
    .filter((group) => group.title === title)
    .flatMap(({ data }) => data.map(({ key, value }) => ({ label: key, value })));

/** Returns the comparison: the offer, the facts, then all specifications. */
export function compareGroups(
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => Fact[],
): CompareGroup[] {
  const titles = new Set(
    products.flatMap((product) => product.specificationSchema.map(({ title }) => title)),
  );
  return [
    { title: 'Offer', rows: rowsOf(products.map(offer)) },
    { title: 'At a glance', rows: rowsOf(products.map(factsOf)) },
    ...[...titles].map((title) => ({
      title,
      rows: rowsOf(products.map((product) => groupFacts(product, title))),
    })),
  ];
}

/** Returns only the rows that differ, without empty groups. */
export function onlyDiffering(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
