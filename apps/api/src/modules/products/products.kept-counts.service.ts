import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import type { AnswerStore } from '../../answers/answer-store';
import { keepingOfCatalogue } from './products.kept';

/**
 * How many fit does not depend on who looks, on the page or its order. Of the whole catalogue the number is known anyway, a
 * search counts what it has to look at, and units change without the catalogue.
 */
const isKept = ({ search, availability, ...others }: ProductFilters) =>
  !search && availability === undefined && Object.values(others).some((value) => value !== undefined);

const keyOf = (filters: ProductFilters) => `products counted\n${JSON.stringify(filters)}`;

/** How many products fit these filters, where this process knows it (decision 008), for shoppers who are signed in, too. */
export function keptCount(store: AnswerStore, filters: ProductFilters): number | undefined {
  const kept = isKept(filters) ? store.get(keyOf(filters)) : undefined;
  return kept && Number(kept.body.toString());
}

/** Counts, and keeps the number until the catalogue changes; not when it has changed meanwhile. */
export async function keepingCount<T extends { total: number }>(
  store: AnswerStore,
  filters: ProductFilters,
  count: () => Promise<T>,
): Promise<T> {
  if (!isKept(filters)) return count();
  /* What nothing fits is found to be so without counting. */
  return keepingOfCatalogue(store, keyOf(filters), count, ({ total }) =>
    total > 0 ? String(total) : undefined,
  );
}
