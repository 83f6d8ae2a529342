import type { RemovedProduct } from '@aabha/contracts/products/removed-products.schema';
import { textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type DeletedProduct = RemovedProduct & { id: string };

/** The list's filters in the API's format. */
export const deletedProductFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...periodFilter(params),
});

export const listDeletedProducts: ListQuery = async (page, params) => {
  const { removedList, removedCount } = await api.products.listRemoved.query({
    ...page,
    filters: deletedProductFilters(params),
  });
  return { data: removedList.map(withId), total: removedCount };
};

export const deletedProductActions = {
  restoreProduct: (id: string) =>
    api.products.restore.mutate({ id }).then(({ message }) => ({ data: { message } }), toHttpError),
};
export type DeletedProductProvider = ProviderWith<typeof deletedProductActions>;
