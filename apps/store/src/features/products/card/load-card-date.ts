import { PROMISE_PRODUCTS_MAX } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { ApiClient } from '../../../lib/trpc';

interface CardDates {
  /** By product; televisions without a date are missing. */
  dates: ReadonlyMap<string, string>;
  validUntil: string;
}

/** A call that is about to be sent. */
interface PendingCall {
  products: Set<string>;
  response: Promise<CardDates>;
}
const pending = new Map<string, PendingCall>();
/** Cards that hydrate one after another are asked for together. */
const COLLECT_MS = 30;

async function send(client: ApiClient, pin: string, call: PendingCall): Promise<CardDates> {
  await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
  if (pending.get(pin) === call) pending.delete(pin);
  const { promises, validUntil } = await client.deliveryPromise.products.query({
    ...{ zipcode: pin, product_ids: [...call.products] },
  });
  return { dates: new Map(promises.map(({ product_id, latest }) => [product_id, latest])), validUntil };
}

/** Returns the day by which a television arrives; one call for all cards of a page. */
export async function loadCardDate(client: ApiClient, pin: string, product: string) {
  let call = pending.get(pin);
  if (!call || call.products.size >= PROMISE_PRODUCTS_MAX) {
    call = { products: new Set(), response: Promise.resolve({ dates: new Map(), validUntil: '' }) };
    pending.set(pin, call);
    call.response = send(client, pin, call);
  }
  call.products.add(product);
  const { dates, validUntil } = await call.response;
  return { latest: dates.get(product) ?? '', validUntil };
}
