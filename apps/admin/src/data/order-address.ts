import type { CorrectAddressInput } from '@aabha/contracts/orders/delivery-address.schema';
import { api, toHttpError } from './trpc';

/* Beside the data provider, since only the dialog calls it, which loads when it is opened. */
export const correctAddress = (input: CorrectAddressInput) =>
  api.orders.correctAddress.mutate(input).then(({ order }) => order, toHttpError);
