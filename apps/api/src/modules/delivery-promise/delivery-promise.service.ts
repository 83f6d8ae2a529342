import type {
  PromiseInput,
  PromiseProductsInput,
  PromiseReasonOut,
} from '@aabha/contracts/delivery-promise/delivery-promise.schema';
import type { PromiseReason } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { PromiseItem } from '@aabha/contracts/delivery-promise/promise-tables';
import { textsOf } from '@aabha/messages/texts-of';
import type { RequestContext } from '../../context/context';
import { feesAtPin } from '../installations/installation-fees.service';
import { cacheEndOf, promiseOf, readPromiseSource } from './make-promise.service';
import { readWeights } from './promise.queries';

const { en } = textsOf('deliveryPromise');

/** Returns reasons as the API sends them, each with its sentence in English. */
export const reasonsOnWire = (reasons: readonly PromiseReason[]): PromiseReasonOut[] =>
  reasons.map((reason) => ({ ...reason, text: en.reasonText(reason) }));

async function itemsOf(ctx: RequestContext, input: PromiseInput['items']): Promise<PromiseItem[]> {
  const weights = await readWeights(
    ctx.db,
    input.map(({ product_id }) => product_id),
  );
  const kgOf = new Map(weights.map(({ id, kg }) => [id, kg]));
  return input.map(({ product_id, quantity }) => ({ units: quantity, kg: kgOf.get(product_id) ?? null }));
}

/**
 * Returns when goods arrive at a PIN code that are ordered now, and why then (docs/spec/delivery-promise.md#calls). It says
 * nothing of who asks, so that visitors share the response.
 */
export async function getPromise(ctx: RequestContext, { zipcode, items }: PromiseInput) {
  const now = ctx.now();
  const [source, goods, installation] = await Promise.all([
    readPromiseSource(ctx, ctx.db, zipcode, now),
    itemsOf(ctx, items),
    feesAtPin(ctx, zipcode),
  ]);
  const made = promiseOf(source, goods, now);
  const validUntil = cacheEndOf(source, made?.validUntil, now);
  ctx.cacheUntil(validUntil);
  const { area, place } = source;
  return {
    promise: {
      ...{ zipcode, served: area !== null && place !== null },
      ...{ city: place?.district ?? '', state: place?.state ?? '' },
      ...{ earliest: made?.earliest ?? '', latest: made?.latest ?? '', leaves: made?.leaves ?? '' },
      center: area?.dispatchCenter ?? '',
      reasons: reasonsOnWire(made?.reasons ?? []),
      installation,
      validUntil,
    },
  };
}

/** Returns when one unit of each television arrives at a PIN code, ordered by itself now: the dates of cards. */
export async function promiseProducts(ctx: RequestContext, { zipcode, product_ids }: PromiseProductsInput) {
  const now = ctx.now();
  const [source, weights] = await Promise.all([
    readPromiseSource(ctx, ctx.db, zipcode, now),
    readWeights(ctx.db, product_ids),
  ]);
  const made = weights.map(({ id, kg }) => ({ id, made: promiseOf(source, [{ units: 1, kg }], now) }));
  const end = made.flatMap((one) => one.made?.validUntil ?? []).toSorted()[0];
  const validUntil = cacheEndOf(source, end, now);
  ctx.cacheUntil(validUntil);
  return {
    promises: made.map((one) => ({
      product_id: one.id,
      ...{ earliest: one.made?.earliest ?? '', latest: one.made?.latest ?? '' },
    })),
    validUntil,
  };
}
