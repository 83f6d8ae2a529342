import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ACCESS } from './core/access';
import { accessOf, mayEnter, type ProcedureName } from './core/access';
import { appRouter } from './modules/router';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from './testing/builders';
import { aZone } from './testing/a-zone';
import { aPicture, formOf } from './testing/forms';
import { addToCart, buy, payAtProvider, startPayment, verify } from './testing/shopping-steps';
import { proceduresOf } from './trpc/built-procedures';
import { startTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
/** Two shoppers whose records no test changes. */
let reader: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  /* Each shopper has an installation at the first free time. */
  await aZone(shop, boss, { places: Array.from({ length: 7 }, () => [30, 30, 30]) });
  [reader, stranger] = await Promise.all([aShopper('User', aCreditNote), aShopper('Business', aCreditNote)]);
});
afterAll(() => shop.stop());

const BUYER = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };

/** Returns the id of the credit note of another order, which is cancelled. */
async function aCreditNote(me: SignedIn, product: string): Promise<string> {
  const { _id } = await buy(shop, me, product);
  const client = shop.trpc(me.token);
  await client.orders.updateStatus.mutate({ id: _id, status: 'Cancelled' });
  return vi.waitFor(async () => {
    const { creditNoteList } = await client.creditNotes.list.query({});
    return creditNoteList.find((note) => note.order_id === _id)!._id;
  }, 15_000);
}

const ADDRESS = {
  name: 'Asha Rao',
  phone: '9845012303',
  address: '7 Temple Street',
  city: 'Mysuru',
  zip: '570001',
};

/** Returns the id of a saved address. */
async function anAddress({ token }: SignedIn) {
  const { addresses } = await shop.trpc(token).addresses.create.mutate(ADDRESS);
  return addresses[0]?._id ?? '';
}

/** Returns the id of a session. */
async function aSession({ email }: SignedIn): Promise<string> {
  const { token } = await shop.trpc().accounts.login.mutate({ email, password: PASSWORD });
  return decodeJwt<{ session: string }>(token).session;
}

/** Returns the id of an installation of an order. */
async function anInstallation({ token }: SignedIn, order_id: string): Promise<string> {
  const { installations } = shop.trpc(token);
  const [slot] = (await installations.slots.query({ order_id })).slots;
  const { day = '', part = '9-12' } = slot ?? {};
  const booked = await installations.book.mutate({ order_id, position: 0, type: 'wall', day, part });
  return booked.installation._id;
}

/** Returns the ids of a complaint with a file, and of the file. */
async function aComplaint({ token, email }: SignedIn) {
  const form = formOf({
    ...{ ...BUYER, email, issue_type: 'Service', description: 'It leans.' },
    files: new File(['%PDF-1.7\n%%EOF\n'], 'bill.pdf'),
  });
  const client = shop.trpc(token);
  const { _id } = (await client.complaints.create.mutate(form)).complaint;
  const { files } = (await client.complaints.get.query({ id: _id })).complaint;
  return { complaint: _id, complaintFile: files[0]?._id ?? '' };
}

/** Returns the ids of a returned order, of its return and of a photo of it. */
async function aReturn(me: SignedIn, product: string) {
  const { _id } = await buy(shop, me, product);
  await shop.rest('POST', `/order/${_id}/update`, { status: 'Delivered' }, boss.token);
  const client = shop.trpc(me.token);
  const form = formOf({ order_id: _id, return_reason: 'Changed mind', files: await aPicture() });
  await client.returns.request.mutate(form);
  const { _id: returnId, files } = (await client.returns.own.query({ order_id: _id })).returnRequest;
  return { returned: _id, returnId, returnFile: files[0]?._id ?? '' };
}

const NO_RETURN = { returned: '', returnId: '', returnFile: '' };

/** Returns a shopper who owns one of each owned record; of a credit note and a return too, if that is made. */
async function aShopper(role: 'User' | 'Business', makeCreditNote?: typeof aCreditNote) {
  const me = await signedInAs(shop, role);
  const product = (await aProduct(shop.db)).id;
  await addToCart(shop, me, product);
  const paid = await payAtProvider(shop, (await startPayment(shop, me)).id);
  const { order } = await verify(shop, me, paid);
  const { invoiceList } = await shop.trpc(me.token).invoices.list.query({});
  const creditNote = (await makeCreditNote?.(me, product)) ?? '';
  const returned = makeCreditNote ? await aReturn(me, product) : NO_RETURN;
  const { cart } = await addToCart(shop, me, product);
  const wanted = { product, kind: 'price' as const, target: 1000 };
  const { alert } = await shop.trpc(me.token).alerts.create.mutate(wanted);
  return {
    me,
    product,
    paid,
    order: order._id,
    installation: await anInstallation(me, order._id),
    invoice: invoiceList[0]?._id ?? '',
    creditNote,
    ...returned,
    ...(await aComplaint(me)),
    cart: cart._id,
    address: await anAddress(me),
    alert: alert?._id ?? '',
    session: await aSession(me),
  };
}
type Shopper = Awaited<ReturnType<typeof aShopper>>;

type Input = Record<string, unknown>;
type Owned = {
  [K in ProcedureName]: (typeof ACCESS)[K] extends { thing: string } | { person: string } ? K : never;
}[ProcedureName];

/**
 * The input of a shopper for their own records; a row with an owner without an entry here does not
 * type-check.
 */
const OWN: Record<Owned, (mine: Shopper) => Input> = {
  'accounts.get': ({ me }) => ({ id: me.id }),
  'accounts.update': ({ me }) => ({ id: me.id, user: { address: '9 Lake Road' } }),
  'addresses.remove': ({ address }) => ({ id: address }),
  'addresses.update': ({ address }) => ({ id: address, ...ADDRESS, label: 'Office' }),
  'alerts.stop': ({ alert }) => ({ id: alert }),
  'cart.add': ({ product }) => ({ cart: { items: [{ product, quantity: 1, warranty_months: 0 }] } }),
  'cart.list': () => ({ filters: {} }),
  'cart.remove': ({ cart }) => ({ cartId: cart }),
  'cart.removeProduct': ({ cart, product }) => ({ cartId: cart, productId: product }),
  'cart.updateQuantity': ({ cart, product }) => ({ cartId: cart, cart: { productId: product, quantity: 2 } }),
  'checkout.getPayment': ({ paid }) => ({ id: paid.razorpay_order_id }),
  'checkout.verifyPayment': ({ paid }) => ({
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  }),
  'complaints.create': ({ order }) => ({
    ...BUYER,
    order_id: order,
    issue_type: 'Other',
    customIssueType: 'Stand',
    description: 'It leans.',
  }),
  'complaints.downloadFile': ({ complaintFile }) => ({ id: complaintFile }),
  'complaints.get': ({ complaint }) => ({ id: complaint }),
  'complaints.list': () => ({ filters: {} }),
  'complaints.reply': ({ complaint }) => ({ id: complaint, text: 'Any news?' }),
  'creditNotes.download': ({ creditNote }) => ({ id: creditNote }),
  'creditNotes.list': () => ({ filters: {} }),
  'installations.book': ({ order }) => ({
    ...{ order_id: order, position: 0, type: 'stand', day: '2026-12-01', part: '9-12' },
  }),
  'installations.cancel': ({ installation }) => ({ id: installation }),
  'installations.move': ({ installation }) => ({ id: installation, day: '2026-12-01', part: '9-12' }),
  'installations.ofOrder': ({ order }) => ({ id: order }),
  'installations.slots': ({ order }) => ({ order_id: order }),
  'invoices.download': ({ invoice }) => ({ id: invoice }),
  'invoices.list': () => ({ filters: {} }),
  'orders.get': ({ order }) => ({ id: order }),
  'orders.list': () => ({ filters: {} }),
  'orders.reorder': ({ order }) => ({ id: order }),
  'passports.ofOrder': ({ order }) => ({ id: order }),
  'orders.updateStatus': ({ order }) => ({ id: order, status: 'Cancelled' }),
  'returns.chooseRefund': ({ returned }) => ({ order_id: returned }),
  'returns.downloadFile': ({ returnFile }) => ({ id: returnFile }),
  'returns.own': ({ returned }) => ({ order_id: returned }),
  'returns.pickup': ({ returnId }) => ({ id: returnId, day: '2026-12-01', part: '9-12' }),
  'returns.pickupSlots': ({ returnId }) => ({ return_id: returnId }),
  'returns.quote': ({ order }) => ({ order_id: order }),
  'returns.request': ({ order }) => ({ order_id: order, return_reason: 'It is too large.' }),
  'sessions.end': ({ session }) => ({ id: session }),
  'reviews.create': ({ product }) => ({
    review: { product, rating: 4, title: 'Good', comment: 'Bright.' },
  }),
};
const rows = Object.keys(OWN).map((name) => [name as Owned, accessOf(name) ?? { may: 'anyone' }] as const);

/** Returns an input with the field at a dotted path set. */
function withField(input: Input, path: string, value: string): Input {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...input, [first]: value };
  return { ...input, [first]: withField((input[first] ?? {}) as Input, rest.join('.'), value) };
}

const typeOf = (name: string) => proceduresOf(appRouter)[name]?._def.type;

async function call(name: string, input: Input, { token }: SignedIn) {
  const isQuery = typeOf(name) === 'query';
  const json = JSON.stringify(input);
  const response = await fetch(
    `${shop.url}/trpc/${name}${isQuery ? `?input=${encodeURIComponent(json)}` : ''}`,
    {
      method: isQuery ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(isQuery ? {} : { body: json }),
    },
  );
  const text = await response.text();
  const message = (JSON.parse(text) as { error?: { message: string } }).error?.message;
  return { status: response.status, message, text };
}

const REFUSED = [401, 403, 404];

/* They are refused unless a replacement waits for stock, the return is approved, or the time is offered. */
const CHANGES_NOTHING = [
  ...['installations.book', 'installations.move'],
  ...['returns.chooseRefund', 'returns.pickup'],
];

/** Returns an owner of records for calls of this name: reading shares one, what is changed is somebody's own. */
const anOwner = async (name: string) =>
  typeOf(name) === 'query' || CHANGES_NOTHING.includes(name) ? reader : aShopper('User');

describe('another person’s record', () => {
  const things = rows.filter(([, row]) => row.thing !== undefined);

  it.each(things)('is 404 in %s like an unknown one', async (name, { thing = '' }) => {
    const owner = await anOwner(name);
    const theirs = await call(name, OWN[name](owner), stranger.me);
    const nothings = await call(name, withField(OWN[name](owner), thing, randomUUID()), stranger.me);
    expect(theirs).toMatchObject({ status: 404, message: nothings.message });
    expect(nothings.status).toBe(404);
    const own = await call(name, OWN[name](owner), owner.me);
    expect(REFUSED, own.message).not.toContain(own.status);
  });

  it.each(things.filter(([, { may }]) => mayEnter('SuperAdmin', may)))(
    'is available to a SuperAdmin through %s',
    async (name) => {
      const response = await call(name, OWN[name](await anOwner(name)), boss);
      expect(REFUSED, response.message).not.toContain(response.status);
    },
  );
});

describe('another person', () => {
  it.each(rows.filter(([, row]) => row.person !== undefined))(
    'is refused in %s, even with the caller’s own records in the other fields',
    async (name, { person = '' }) => {
      const owner = await anOwner(name);
      const asAnother = await call(name, withField(OWN[name](stranger), person, owner.me.id), stranger.me);
      expect(asAnother).toMatchObject({ status: 403, message: 'You can only see your own records.' });
      const asOneself = await call(name, withField(OWN[name](owner), person, owner.me.id), owner.me);
      expect(REFUSED, asOneself.message).not.toContain(asOneself.status);
    },
  );

  it.each(rows.filter(([name]) => name.endsWith('.list')))('is in no response of %s', async (name) => {
    for (const one of [reader, stranger])
      await call('complaints.create', OWN['complaints.create'](one), one.me);
    const seen = await call(name, {}, stranger.me);
    expect(seen.text).toContain(name === 'cart.list' ? stranger.cart : stranger.me.email);
    for (const theirs of [reader.me.id, reader.me.email, reader.order, reader.cart, reader.invoice])
      expect(seen.text).not.toContain(theirs);
  });
});
