import type { CorrectAddressInput } from '@aabha/contracts/orders/delivery-address.schema';
import { api, toHttpError } from '../../data/trpc';

/* Separate from the data provider, since only the lazily loaded dialog calls it. */
export const correctAddress = (input: CorrectAddressInput) =>
  api.orders.correctAddress.mutate(input).then(({ order }) => order, toHttpError);
