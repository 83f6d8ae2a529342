import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { z } from 'zod';
import { emailKey, isCustomer } from '@aabha/contracts/accounts/accounts.rules';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { unitPricePaise, wholesaleTotalPaise } from '@aabha/contracts/wholesale/wholesale.rules';
import { WHOLESALE_ORDER_COLUMNS } from '@aabha/contracts/wholesale/wholesale-orders.csv';
import type {
  ListOwnWholesaleOrdersInput,
  ListWholesaleOrdersInput,
  PlaceWholesaleOrderInput,
  WholesaleBillingAddress,
  WholesaleOrder,
  WholesaleShippingAddress,
} from '@aabha/contracts/wholesale/wholesale.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { RequestContext, SignedInContext } from '../../context/context';
import { selectCreditNotesOfWholesale } from '../credit-notes/credit-notes.wholesale.service';
import { startExport } from '../exports/exports.service';
import { picturesOf } from '../media/pictures.service';
import { acceptTexts } from '../settings/accept-texts.service';
import { requireSelling } from '../settings/require-selling.service';
import {
  countWholesaleOrders,
  findWholesaleOrder,
  findWholesaleOrderIds,
  findRecipient,
  insertWholesaleOrder,
  orderedLines,
  selectWholesaleOrders,
  selectWholesaleOrdersOfIds,
  type WholesaleOrderPage,
  type WholesaleOrderRow,
} from './wholesale.orders.queries';
import { breaksOf, findOffers } from './wholesale.queries';

type OrderWire = z.input<typeof WholesaleOrder>;

const toBilling = (address: WholesaleShippingAddress): WholesaleBillingAddress => ({
  billingFirstName: address.firstName,
  billingLastName: address.lastName,
  billingFullAddress: address.fullAddress,
  billingApartment: address.apartment,
  billingCity: address.city,
  billingCountry: address.country,
  billingState: address.state,
  billingZipCode: address.zipCode,
});

const fromBilling = (address: WholesaleBillingAddress): WholesaleShippingAddress => ({
  firstName: address.billingFirstName,
  lastName: address.billingLastName,
  fullAddress: address.billingFullAddress,
  apartment: address.billingApartment,
  city: address.billingCity,
  country: address.billingCountry,
  state: address.billingState,
  zipCode: address.billingZipCode,
});

async function withLines(db: DbOrTx, rows: readonly WholesaleOrderRow[]): Promise<OrderWire[]> {
  if (rows.length === 0) return [];
  const lines = await orderedLines(
    db,
    rows.map((row) => row._id),
  );
  const notes = await selectCreditNotesOfWholesale(
    db,
    rows.filter(({ invoice_id }) => invoice_id !== '').map((row) => row._id),
  );
  const pictures = await picturesOf(db, [...new Set(lines.map((line) => line.productId))]);
  return rows.map(({ billing, ...row }) => ({
    ...row,
    billing_address: toBilling(billing),
    credit_notes: notes.filter(({ orderId }) => orderId === row._id).map(({ orderId: _, ...note }) => note),
    products: lines
      .filter((line) => line.orderId === row._id)
      .map(({ productId, name, quantity, price }) => ({
        product_id: {
          _id: productId,
          name,
          image: (pictures.get(productId) ?? []).map((picture) => picture.src),
        },
        quantity,
        price,
      })),
  }));
}

/** Returns a wholesale order for the response. Throws when it is unknown. */
export async function getWholesaleOrder(db: DbOrTx, id: string): Promise<OrderWire> {
  const row = await findWholesaleOrder(db, id);
  const [order] = row ? await withLines(db, [row]) : [];
  if (!order) throw appError('WHOLESALE_ORDER_NOT_FOUND');
  return order;
}

/** Refuses duplicate products, since a break applies to all units of a product. */
function assertDistinct(lines: PlaceWholesaleOrderInput['products']): void {
  const again = lines.findIndex(
    (line, index) => lines.findIndex(({ product_id }) => product_id === line.product_id) < index,
  );
  if (again >= 0)
    throw new AppError('INVALID_INPUT', undefined, {
      [`products.${again}.product_id`]: 'This product is in the order twice.',
    });
}

/**
 * Returns the present price of each line, by the same function as the buyer's screen; refuses a difference.
 */
async function priced(tx: Tx, input: PlaceWholesaleOrderInput) {
  const offers = await findOffers(
    tx,
    input.products.map((line) => line.product_id),
  );
  const breaks = await breaksOf(
    tx,
    offers.map((offer) => offer._id),
  );
  const lines = input.products.map((line) => {
    const offer = offers.find(({ product_id }) => product_id._id === line.product_id);
    if (!offer) throw appError('PRODUCT_NOT_FOUND');
    const base = offer.product_id.new_price;
    const priceBreaks = breaks.filter(({ wholesaleProductId }) => wholesaleProductId === offer._id);
    const price = unitPricePaise(base, priceBreaks, line.quantity);
    if (price !== line.price) throw appError('WHOLESALE_PRICE_CHANGED');
    return { ...line, base, priceBreaks, name: offer.product_id.name };
  });
  const totalPaise = wholesaleTotalPaise(lines);
  if (totalPaise !== input.total_price) throw appError('WHOLESALE_PRICE_CHANGED');
  return { lines, totalPaise };
}

/**
 * Places a wholesale order for anybody (docs/spec/wholesale.md#placing-an-order). Prices and total are
 * computed here and must equal the posted ones; terms and policies must be those that the buyer was shown. The buyer and the shop are mailed. An unpaid order takes no
 * stock. It belongs to the account of a signed-in customer, and to none otherwise: a typed e-mail address
 * proves nothing.
 */
export async function placeWholesaleOrder(ctx: RequestContext, input: PlaceWholesaleOrderInput) {
  requireSelling(ctx);
  await ctx.limits.takeForAddress('wholesale-order', ctx.address);
  await ctx.limits.takeForAccount('wholesale-order', emailKey(input.email));
  assertDistinct(input.products);
  const acceptedTexts = await acceptTexts(ctx, input.acceptedTexts);
  const caller = await ctx.caller();
  const userId = caller && isCustomer(caller.role) ? caller.id : null;
  const id = await inTx(ctx.db, async (tx) => {
    const { lines, totalPaise } = await priced(tx, input);
    const orderId = await insertWholesaleOrder(
      tx,
      {
        userId,
        email: input.email,
        language: ctx.language,
        contact: input.contact,
        companyName: input.companyName,
        gstNumber: input.gstNumber,
        shippingAddress: input.shipping_address,
        billingAddress: input.billing_address ? fromBilling(input.billing_address) : input.shipping_address,
        totalPaise,
        acceptedTexts,
      },
      lines.map((line) => ({
        productId: line.product_id,
        productName: line.name,
        quantity: line.quantity,
        unitPricePaise: line.price,
      })),
    );
    await enqueue(tx, 'mail.wholesale-placed', { orderId });
    await enqueue(tx, 'mail.wholesale-for-staff', { orderId });
    await recordEvent(tx, 'wholesale_order.placed', `wholesale-order/${orderId}`, {
      ...{ wholesale_order_id: orderId, total: rupeesFromPaise(totalPaise) },
    });
    return orderId;
  });
  return { wholesaleOrder: await getWholesaleOrder(ctx.db, id) };
}

async function listPage(db: DbOrTx, page: WholesaleOrderPage) {
  const [rows, wholesalebulkOrdersCount] = await Promise.all([
    selectWholesaleOrders(db, page),
    countWholesaleOrders(db, page),
  ]);
  return { wholesalebulkOrdersList: await withLines(db, rows), wholesalebulkOrdersCount };
}

/** Returns a page of all wholesale orders (docs/spec/wholesale.md#staff-screens). */
export function listWholesaleOrders(ctx: SignedInContext, input: ListWholesaleOrdersInput) {
  return listPage(ctx.db, input);
}

/** Exports the wholesale orders under these filters, newest first. */
export function exportWholesaleOrders(
  ctx: SignedInContext,
  { filters }: Pick<ListWholesaleOrdersInput, 'filters'>,
) {
  return startExport(ctx, {
    list: 'wholesale-orders',
    filters,
    columns: WHOLESALE_ORDER_COLUMNS,
    findIds: (db) => findWholesaleOrderIds(db, { filters }),
    readRows: async (db, ids) => withLines(db, await selectWholesaleOrdersOfIds(db, ids)),
  });
}

/** Returns a page of the wholesale orders that the caller placed while signed in, newest first. */
export function listOwnWholesaleOrders(ctx: SignedInContext, input: ListOwnWholesaleOrdersInput) {
  return listPage(ctx.db, { ...input, filters: { userId: ctx.user.id } });
}

/** Returns a wholesale order for its mails, with whom they are to; amounts in paise. */
export async function wholesaleOrderForMail(db: DbOrTx, id: string) {
  const row = await findWholesaleOrder(db, id);
  const [order] = row ? await withLines(db, [row]) : [];
  return order && { ...order, ...(await findRecipient(db, id)) };
}
