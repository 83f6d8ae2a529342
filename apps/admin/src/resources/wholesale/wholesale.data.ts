import type { z } from 'zod';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import {
  type CreateWholesaleInput,
  type UpdateWholesaleInput,
} from '@aabha/contracts/wholesale/wholesale.schema';
import {
  countedList,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** A wholesale product from the API, with rupees as numbers. */
export type ListedProduct = Awaited<
  ReturnType<typeof api.wholesale.list.query>
>['wholesaleProductsList'][number];
export type WholesaleRecord = ListedProduct & { id: string };

/** A television, with its wholesale listing where it has one. */
export type PickableRecord = ProductCard & { id: string; wholesale: WholesaleRecord | undefined };

/** The list's filters in the API's format. */
export const wholesaleFilters = (params: Filtered) => textFilter(params, 'search');

export const listWholesale: ListQuery = async (page, params) => {
  const { wholesaleProductsList, wholesaleProductsCount } = await api.wholesale.list.query({
    ...page,
    filters: wholesaleFilters(params),
    sort: sortOf(params, ['created_at', 'name', 'price']),
  });
  return { data: wholesaleProductsList.map(withId), total: wholesaleProductsCount };
};

async function listingOf(productId: string): Promise<WholesaleRecord | undefined> {
  const { wholesaleProductsList } = await api.wholesale.list.query({
    pageSize: 1,
    filters: { product_id: productId },
  });
  return wholesaleProductsList.map(withId)[0];
}

/** Returns all televisions, each with its listing; the listings of a page are read in one request. */
export const listPickable: ListQuery = async (page, params) => {
  const { productList, productCount, hasMoreThanCounted } = await api.products.list.query({
    ...page,
    filters: textFilter(params, 'search'),
    sort: sortOf(params, ['name', 'price', 'stock']),
  });
  const listings = await Promise.all(productList.map(({ _id }) => listingOf(_id)));
  const data = productList.map((product, index) => ({ ...withId(product), wholesale: listings[index] }));
  return countedList(data, productCount, hasMoreThanCounted);
};

export const getPickable = async (id: string) => withId((await api.products.get.query({ id })).product);

const data = <T>(response: T) => ({ data: response });

export const wholesaleActions = {
  createWholesale: (input: z.input<typeof CreateWholesaleInput>) =>
    api.wholesale.create.mutate(input).then(data, toHttpError),
  /** Refused with the current record when it is newer than `updated_at`. */
  updateWholesale: (input: z.input<typeof UpdateWholesaleInput>) =>
    api.wholesale.update.mutate(input).then(data, toHttpError),
  removeWholesale: (id: string) => api.wholesale.remove.mutate({ id }).then(data, toHttpError),
};
export type WholesaleProvider = ProviderWith<typeof wholesaleActions>;
