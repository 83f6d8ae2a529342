import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES_MAX } from '@aabha/contracts/addresses/addresses.values';
import { addresses } from '@aabha/db/schema/addresses';
import { orders } from '@aabha/db/schema/orders';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const HOME = {
  label: 'Home',
  name: 'Asha Rao',
  phone: '9845012303',
  address: '7 Temple Street',
  landmark: 'Opposite City Mall',
  city: 'Bengaluru',
  zip: SHIP_TO.zip,
};
const NOWHERE = { ...HOME, label: 'Farm', address: 'Survey 12', landmark: '', zip: '999999' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const bookOf = ({ token }: SignedIn) => shop.trpc(token).addresses;
const labelsOf = (list: { addresses: { label: string; isDefault: boolean }[] }) =>
  list.addresses.map(({ label, isDefault }) => (isDefault ? `${label}*` : label));

describe('an address book', () => {
  it('has the first address as the default one, says where orders can go, and keeps one default', async () => {
    const who = await signedInAs(shop);
    const first = await bookOf(who).create.mutate(HOME);
    expect(first.addresses).toEqual([
      { ...HOME, _id: expect.any(String) as string, isDefault: true, state: 'Karnataka', canOrder: true },
    ]);
    const second = await bookOf(who).create.mutate({ ...NOWHERE, isDefault: true });
    expect(labelsOf(second)).toEqual(['Farm*', 'Home']);
    expect(second.addresses[0]).toMatchObject({ state: '', canOrder: false });
    const [farm, home] = second.addresses.map(({ _id }) => _id) as [string, string];
    expect(labelsOf(await bookOf(who).update.mutate({ id: home, ...HOME, isDefault: true }))).toEqual([
      'Home*',
      'Farm',
    ]);
    /* The default one stays that until another is made it. */
    const changed = await bookOf(who).update.mutate({ id: home, ...HOME, label: 'Our home' });
    expect(labelsOf(changed)).toEqual(['Our home*', 'Farm']);
    expect(labelsOf(await bookOf(who).remove.mutate({ id: home }))).toEqual(['Farm*']);
    expect(labelsOf(await bookOf(who).remove.mutate({ id: farm }))).toEqual([]);
    await expect(bookOf(who).remove.mutate({ id: farm })).rejects.toThrow(
      'This address does not exist. It may have been removed.',
    );
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await signedInAs(shop), await signedInAs(shop)];
    const { addresses: own } = await bookOf(owner).create.mutate(HOME);
    const id = own[0]?._id ?? '';
    expect((await bookOf(other).list.query({})).addresses).toEqual([]);
    const changed = await shop.rest('POST', `/address/${id}/update`, { ...HOME, label: 'x' }, other.token);
    expect(changed.status).toBe(404);
    expect((await shop.rest('POST', `/address/${id}/remove`, {}, other.token)).status).toBe(404);
    expect((await shop.rest('POST', '/address/list', {})).status).toBe(401);
    const staff = await signedInAs(shop, 'SuperAdmin');
    expect((await shop.rest('POST', '/address/list', {}, staff.token)).status).toBe(403);
    expect((await bookOf(owner).list.query({})).addresses).toEqual(own);
  });

  it('names the field of what it refuses', async () => {
    const who = await signedInAs(shop);
    const refused = await shop.rest('POST', '/address/new', { ...HOME, zip: '12', phone: '1' }, who.token);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      data: {
        fields: {
          zip: 'ZIP code must be a 6-digit number.',
          phone: 'Phone number must be exactly 10 digits.',
        },
      },
    });
    expect((await shop.rest('POST', '/address/nonsense/remove', {}, who.token)).status).toBe(404);
  });

  it('has a limit and one default, also under calls at once', async () => {
    const who = await signedInAs(shop);
    const all = await Promise.allSettled(
      Array.from({ length: ADDRESSES_MAX + 5 }, (_, index) =>
        shop.rest('POST', '/address/new', { ...HOME, label: `${index}`, isDefault: true }, who.token),
      ),
    );
    const statuses = all.map((one) => (one.status === 'fulfilled' ? one.value.status : 0));
    expect(statuses.filter((status) => status === 200)).toHaveLength(ADDRESSES_MAX);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    const { addresses: saved } = await bookOf(who).list.query({});
    expect(saved).toHaveLength(ADDRESSES_MAX);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('a purchase', () => {
  const start = async (who: SignedIn, more: object) => {
    await addToCart(shop, who, (await aProduct(shop.db)).id);
    return shop.rest<{ payment: { id: string } }>(
      'POST',
      '/payment/new',
      { amount: 30_099, ...SHIP_TO, phone: HOME.phone, ...more },
      who.token,
    );
  };

  it('saves its address once, where the shopper asked for that, and the order keeps its own copy', async () => {
    const who = await signedInAs(shop);
    await start(who, {});
    expect((await bookOf(who).list.query({})).addresses).toEqual([]);
    const started = await start(who, { amount: 60_099, saveAddress: true });
    const [saved, ...more] = (await bookOf(who).list.query({})).addresses;
    expect(more).toEqual([]);
    expect(saved).toMatchObject({ name: SHIP_TO.name, address: SHIP_TO.address, isDefault: true });
    const { order } = await verify(shop, who, await payAtProvider(shop, started.body.data.payment.id));
    await start(who, { address: ` ${SHIP_TO.address.toUpperCase()} `, saveAddress: true });
    expect((await bookOf(who).list.query({})).addresses).toEqual([saved]);
    await bookOf(who).remove.mutate({ id: saved?._id ?? '' });
    const { order: kept } = await shop.trpc(who.token).orders.get.query({ id: order._id });
    expect(kept.shippingAddress.address).toBe(SHIP_TO.address);
    expect(await shop.db.$count(orders, eq(orders.userId, who.id))).toBe(1);
  });

  it('saves what the form of an address would refuse, and the list shows it', async () => {
    const who = await signedInAs(shop, 'User', { phone: '' });
    const address = `7 Temple Street ${'x'.repeat(450)}`;
    const { status } = await start(who, { address, phone: undefined, saveAddress: true });
    expect(status).toBe(200);
    expect((await bookOf(who).list.query({})).addresses).toMatchObject([{ address, phone: '' }]);
  });

  it('is not refused because the address book is full', async () => {
    const who = await signedInAs(shop);
    await shop.db.insert(addresses).values(
      Array.from({ length: ADDRESSES_MAX }, (_value, index) => ({
        ...HOME,
        userId: who.id,
        address: `${index} High Street`,
        isDefault: index === 0,
      })),
    );
    expect((await start(who, { saveAddress: true })).status).toBe(200);
    expect((await bookOf(who).list.query({})).addresses).toHaveLength(ADDRESSES_MAX);
  });
});
