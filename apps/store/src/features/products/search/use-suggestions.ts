import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { trpc, type ApiOutputs } from '../../../lib/trpc';

export type Suggestion = ApiOutputs['products']['list']['productList'][number];

/**
 * Returns product suggestions for the typed text: none below two characters
 * (docs/spec/catalogue-search.md#suggestions), the previous ones while new ones load.
 */
export function useSuggestions(text: string, enough: boolean) {
  const { data, isFetching, error } = trpc.products.list.useQuery(
    { pageNum: 1, pageSize: PAGE_SIZES.search, filters: { search: text }, pictures: 'first' },
    { enabled: enough, placeholderData: (previous) => previous },
  );
  return { products: enough ? (data?.productList ?? []) : [], isFetching: enough && isFetching, error };
}
