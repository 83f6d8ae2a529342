import type { DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { api, toHttpError } from '../../data/trpc';

type Input<C extends { mutate: (input: never) => unknown }> = Parameters<C['mutate']>[0];

const draftOf = ({ draftOrder }: { draftOrder: DraftOrder }) => draftOrder;

/* Separate from the data provider, since only lazily loaded screens call them. */
export const createDraftOrder = (input: Input<typeof api.draftOrders.create>) =>
  api.draftOrders.create.mutate(input).then(draftOf, toHttpError);
export const updateDraftOrder = (input: Input<typeof api.draftOrders.update>) =>
  api.draftOrders.update.mutate(input).then(draftOf, toHttpError);
export const sendDraftOrder = (input: Input<typeof api.draftOrders.send>) =>
  api.draftOrders.send.mutate(input).then(draftOf, toHttpError);
export const cancelDraftOrder = (id: string) =>
  api.draftOrders.cancel.mutate({ id }).then(draftOf, toHttpError);
export const copyPayLink = (id: string) => api.draftOrders.copyLink.mutate({ id }).catch(toHttpError);
export const findCustomers = (person: string) =>
  api.draftOrders.findCustomer.query({ person }).then(({ customerList }) => customerList, toHttpError);
/** Finds televisions on sale by name, model or words of their description, as shoppers do. */
export const findTelevisions = (search: string) =>
  api.products.list
    .query({ filters: search === '' ? {} : { search }, pageSize: 10 })
    .then(({ productList }) => productList, toHttpError);
