import type { ListProductsInput } from '@aabha/contracts/products/products.schema';
import type { AnswerStore } from '../../answers/answer-store';
import { keepingOfCatalogue } from './products.kept';

/** What a search found: the products of its page, in order, and how many there are in all. */
export interface Places {
  ids: string[];
  total: number;
}

/** A page that does not depend on units is the same for everybody; pages without a search are found by an index anyway. */
const isForAll = ({ filters, sort }: ListProductsInput) =>
  Boolean(filters.search) && filters.availability === undefined && sort?.field !== 'stock';

const keyOf = ({ filters, sort, pageNum, pageSize }: ListProductsInput) =>
  `products found\n${JSON.stringify([filters, sort, pageNum, pageSize])}`;

/** The places that this process keeps of a search (decision 008), for shoppers who are signed in, too. */
export function keptPlaces(store: AnswerStore, input: ListProductsInput): Places | undefined {
  const kept = isForAll(input) ? store.get(keyOf(input)) : undefined;
  return kept && (JSON.parse(kept.body.toString()) as Places);
}

/** Searches, and keeps the places until the catalogue changes; not when it has changed meanwhile. */
export async function keepingPlaces<T>(
  store: AnswerStore,
  input: ListProductsInput,
  search: () => Promise<T>,
  placesOf: (found: T) => Places,
): Promise<T> {
  if (!isForAll(input)) return search();
  return keepingOfCatalogue(store, keyOf(input), search, (found) => JSON.stringify(placesOf(found)));
}
