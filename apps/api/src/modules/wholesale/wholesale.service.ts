import type { z } from 'zod';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { percentFromBasisPoints, type Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { sortedBreaks } from '@aabha/contracts/wholesale/wholesale.rules';
import {
  WholesaleProduct,
  type CreateWholesaleInput,
  type ListWholesaleInput,
  type UpdateWholesaleInput,
} from '@aabha/contracts/wholesale/wholesale.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { picturesOf } from '../media/pictures.service';
import {
  breaksOf,
  countWholesale,
  deleteWholesale,
  findPrice,
  findWholesale,
  insertWholesale,
  lockWholesale,
  replaceBreaks,
  selectWholesale,
  touchWholesale,
  type StoredBreak,
  type WholesaleRow,
} from './wholesale.queries';

type WholesaleWire = z.input<typeof WholesaleProduct>;

/** Returns listed products with their breaks, by minimum, and their pictures. */
async function withDetails(db: DbOrTx, rows: readonly WholesaleRow[]): Promise<WholesaleWire[]> {
  if (rows.length === 0) return [];
  const [breaks, pictures] = await Promise.all([
    breaksOf(
      db,
      rows.map((row) => row._id),
    ),
    picturesOf(
      db,
      rows.map((row) => row.product_id._id),
    ),
  ]);
  return rows.map((row) => {
    const own = pictures.get(row.product_id._id) ?? [];
    const priceBreaks = breaks.filter(({ wholesaleProductId }) => wholesaleProductId === row._id);
    return {
      ...row,
      product_id: { ...row.product_id, pictures: own, image: own.map((picture) => picture.src) },
      priceBreaks: priceBreaks.map(({ minQuantity, maxQuantity, discount }) => ({
        minQuantity,
        discount,
        ...(maxQuantity === null ? {} : { maxQuantity }),
      })),
    };
  });
}

async function getWholesale(db: DbOrTx, id: string): Promise<WholesaleWire> {
  const row = await findWholesale(db, id);
  const [wholesaleProduct] = row ? await withDetails(db, [row]) : [];
  if (!wholesaleProduct) throw appError('WHOLESALE_NOT_FOUND');
  return wholesaleProduct;
}

/** Returns a page of the wholesale list, for anyone (docs/spec/wholesale.md#wholesale-page). */
export async function listWholesale(ctx: RequestContext, input: ListWholesaleInput) {
  const [rows, wholesaleProductsCount] = await Promise.all([
    selectWholesale(ctx.db, input),
    countWholesale(ctx.db, input),
  ]);
  return { wholesaleProductsList: await withDetails(ctx.db, rows), wholesaleProductsCount };
}

/** Refuses a discount that reaches the price (docs/spec/wholesale.md#price-breaks). */
function assertBelowPrice(breaks: readonly StoredBreak[], newPricePaise: Paise): void {
  const fields = breaks.flatMap(({ discount }, index) =>
    discount < newPricePaise
      ? []
      : [
          [
            `priceBreaks.${index}.discount`,
            `The discount must be less than the price of ${formatPaise(newPricePaise)}.`,
          ],
        ],
  );
  if (fields.length > 0)
    throw new AppError('INVALID_INPUT', undefined, Object.fromEntries(fields) as Record<string, string>);
}

const forAudit = (breaks: readonly StoredBreak[]) =>
  sortedBreaks(breaks).map(({ discount, ...one }) => ({
    ...one,
    discount: percentFromBasisPoints(discount),
  }));

/** Lists a product with its breaks, once (docs/spec/wholesale.md#price-breaks). */
export async function createWholesale(ctx: SignedInContext, input: CreateWholesaleInput) {
  const id = await inTx(ctx.db, async (tx) => {
    const newPricePaise = await findPrice(tx, input.product_id);
    if (newPricePaise === undefined) throw appError('PRODUCT_NOT_FOUND');
    assertBelowPrice(input.priceBreaks, newPricePaise);
    const added = await insertWholesale(tx, input.product_id);
    if (!added) throw appError('WHOLESALE_TWICE');
    await replaceBreaks(tx, added, input.priceBreaks);
    await writeAudit(tx, ctx.user.id, {
      action: 'wholesale.create',
      entity: 'wholesale',
      entityId: added,
      before: null,
      after: { product_id: input.product_id, priceBreaks: forAudit(input.priceBreaks) },
    });
    return added;
  });
  return { wholesaleProduct: await getWholesale(ctx.db, id) };
}

async function lockPresent(tx: Tx, id: string) {
  const row = await lockWholesale(tx, id);
  const [present] = row ? await withDetails(tx, [row]) : [];
  if (!row || !present) throw appError('WHOLESALE_NOT_FOUND');
  return { row, present };
}

/** Replaces the breaks of a listed product. An outdated edit is refused with the present ones. */
export async function updateWholesale(ctx: SignedInContext, input: UpdateWholesaleInput) {
  await inTx(ctx.db, async (tx) => {
    const { row, present } = await lockPresent(tx, input.id);
    assertAllowed(checkUnchanged(WholesaleProduct.parse(present), input.updated_at));
    assertBelowPrice(input.priceBreaks, row.product_id.new_price);
    await replaceBreaks(tx, row._id, input.priceBreaks);
    await touchWholesale(tx, row._id, ctx.now().toISOString());
    await writeAudit(tx, ctx.user.id, {
      action: 'wholesale.update',
      entity: 'wholesale',
      entityId: row._id,
      before: { priceBreaks: forAudit(present.priceBreaks) },
      after: { priceBreaks: forAudit(input.priceBreaks) },
    });
  });
  return { wholesaleProduct: await getWholesale(ctx.db, input.id) };
}

/** Removes a product from the wholesale list; existing orders stay. */
export async function removeWholesale(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const { row, present } = await lockPresent(tx, id);
    await deleteWholesale(tx, row._id);
    await writeAudit(tx, ctx.user.id, {
      action: 'wholesale.remove',
      entity: 'wholesale',
      entityId: row._id,
      before: { product_id: row.product_id._id, priceBreaks: forAudit(present.priceBreaks) },
      after: null,
    });
  });
  return { message: 'Wholesale product deleted successfully.' };
}
