import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BANK_OFFERS_MAX } from '@aabha/contracts/bank-offers/bank-offers.values';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { bankOffers } from '@aabha/db/schema/bank-offers';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const DAY_MS = 86_400_000;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

let shop: TestShop;
let boss: SignedIn;
let product: { id: string; name: string };
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
  product = await aProduct(shop.db);
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(bankOffers));

const offers = () => shop.trpc(boss.token).bankOffers;
const fields = (over: object = {}) => ({
  ...{ bank: 'Axis Bank', method: 'credit' as const, benefit: 'instant' as const, percent: 10, amount: null },
  ...{
    maximum: 1500,
    minimum: 20_000,
    valid_from: inDays(0),
    valid_to: inDays(30),
    products: [] as string[],
  },
  ...{ offer_id: 'offer_Axis10p1500', usage_note: 'Once a card', checked_on: inDays(0) },
  ...{ terms_url: 'https://bank.example/offers', ...over },
});
const refusedWith = (reason: string, fieldErrors?: object) => ({
  data: { reason, ...(fieldErrors && { fields: fieldErrors }) },
});

describe('the table of offers', () => {
  it('is added to, changed and ended by a SuperAdmin, with entries in the audit log', async () => {
    const { offer } = await offers().create.mutate(fields({ products: [product.id] }));
    const { products: _ids, ...sent } = fields();
    expect(offer).toMatchObject({ ...sent, state: 'current', ended_at: null });
    expect(offer.products.map(({ _id }) => _id)).toEqual([product.id]);
    const { _id: id, updated_at } = offer;
    const saved = await offers().update.mutate({ ...fields({ maximum: 1750.5 }), id, updated_at });
    expect(saved.offer).toMatchObject({ maximum: 1750.5, products: [] });
    await expect(offers().update.mutate({ ...fields(), id, updated_at })).rejects.toMatchObject(
      refusedWith('RECORD_CHANGED'),
    );
    const ended = await offers().end.mutate({ id, updated_at: saved.offer.updated_at });
    expect(ended.offer.state).toBe('past');
    await expect(offers().end.mutate({ id })).rejects.toMatchObject(refusedWith('BANK_OFFER_OVER'));
    await expect(offers().update.mutate({ ...fields(), id })).rejects.toMatchObject(
      refusedWith('BANK_OFFER_OVER'),
    );
    const log = await shop.db
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.id);
    expect(log.map(({ action }) => action)).toEqual([
      'bank-offer.create',
      'bank-offer.update',
      'bank-offer.end',
    ]);
    expect(log[1]).toMatchObject({ before: { maximum: 1500 }, after: { maximum: 1750.5, products: [] } });
  });

  it('refuses an unknown television, an offer of the provider twice, and an id that is none', async () => {
    await expect(offers().create.mutate(fields({ products: ['tv'] }))).rejects.toMatchObject(
      refusedWith('PRODUCT_NOT_FOUND', { products: 'A television was not found.' }),
    );
    const { offer } = await offers().create.mutate(fields());
    await expect(offers().create.mutate(fields({ bank: 'Other Bank' }))).rejects.toMatchObject(
      refusedWith('BANK_OFFER_EXISTS', { offer_id: 'Another bank offer has this offer of the provider.' }),
    );
    await offers().end.mutate({ id: offer._id });
    await offers().create.mutate(fields({ bank: 'Other Bank' }));
    await expect(offers().end.mutate({ id: 'none' })).rejects.toMatchObject(
      refusedWith('BANK_OFFER_NOT_FOUND'),
    );
  });

  it('takes the same offer of the provider once, also when it is added many times at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => offers().create.mutate(fields())));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has at most 50 offers that are not over', async () => {
    const row = (n: number) => ({
      ...{ bank: `Bank ${n}`, method: 'upi' as const, benefit: 'cashback' as const, minPaise: paise(0) },
      ...{ amountPaise: paise(100_00), validFrom: inDays(0), termsUrl: 'https://bank.example' },
      ...{ validTo: inDays(n === 0 ? 0 : 9), checkedOn: inDays(0) },
    });
    await shop.db.insert(bankOffers).values(Array.from({ length: BANK_OFFERS_MAX }, (_, n) => row(n)));
    await expect(offers().create.mutate(fields())).rejects.toMatchObject(refusedWith('BANK_OFFERS_FULL'));
    await shop.db
      .update(bankOffers)
      .set({ validFrom: inDays(-9), validTo: inDays(-1) })
      .where(eq(bankOffers.bank, 'Bank 0'));
    await offers().create.mutate(fields());
  });

  it('is filtered, sorted and paged, and exported', async () => {
    await offers().create.mutate(fields({ products: [product.id] }));
    await offers().create.mutate(
      fields({ bank: 'HDFC Bank', offer_id: 'offer_Hdfc', valid_from: inDays(5) }),
    );
    const { offer } = await offers().create.mutate(fields({ bank: 'Old Bank', offer_id: 'offer_Old' }));
    await offers().end.mutate({ id: offer._id });
    const cashback = { benefit: 'cashback' as const, offer_id: null, method: 'upi' as const };
    await offers().create.mutate(
      fields({ bank: 'axis', ...cashback, percent: null, amount: 200, maximum: null, minimum: 99.5 }),
    );
    const banks = async (input: Parameters<ReturnType<typeof offers>['list']['query']>[0]) => {
      const { offerList, offerCount } = await offers().list.query(input);
      return [offerCount, offerList.map(({ bank }) => bank)];
    };
    expect(await banks({})).toEqual([4, ['axis', 'Axis Bank', 'HDFC Bank', 'Old Bank']]);
    expect(await banks({ filters: { state: 'past' } })).toEqual([1, ['Old Bank']]);
    expect(await banks({ filters: { state: 'scheduled' } })).toEqual([1, ['HDFC Bank']]);
    expect(await banks({ filters: { state: 'current' }, pageSize: 1, pageNum: 2 })).toEqual([
      2,
      ['Axis Bank'],
    ]);
    expect(await banks({ filters: { search: 'axi' }, sort: { field: 'minimum', order: 'desc' } })).toEqual([
      2,
      ['Axis Bank', 'axis'],
    ]);
    expect(await banks({ filters: { search: 'offer_hd' } })).toEqual([1, ['HDFC Bank']]);
    expect(await banks({ filters: { method: 'upi', benefit: 'cashback' } })).toEqual([1, ['axis']]);
    const response = await fetch(`${shop.url}/api/v1/bank-offer/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { state: 'current' } }),
    });
    const [, first, second] = (await response.text()).split('\r\n');
    expect(first).toBe(
      `axis,UPI,Cashback,,200.00,,99.50,${inDays(0)},${inDays(30)},,,Once a card,https://bank.example/offers,${inDays(0)},In force`,
    );
    expect(second).toContain(`Axis Bank,Credit card,Instant discount,10,,1500.00,20000.00,`);
    expect(second).toContain(`offer_Axis10p1500,Once a card,https://bank.example/offers,`);
  });
});

it('the shop shows offers that are in force or begin later, without the offer of the provider', async () => {
  await offers().create.mutate(fields({ products: [product.id] }));
  await offers().create.mutate(
    fields({ bank: 'Later Bank', offer_id: 'offer_Later', valid_from: inDays(5) }),
  );
  await offers().create.mutate(
    fields({ bank: 'Past Bank', offer_id: 'offer_Past', valid_from: inDays(-9), valid_to: inDays(-1) }),
  );
  const { offer } = await offers().create.mutate(fields({ bank: 'Ended Bank', offer_id: 'offer_Ended' }));
  await offers().end.mutate({ id: offer._id });
  const { offerList } = await shop.trpc().bankOffers.offers.query();
  expect(offerList.map(({ bank }) => bank)).toEqual(['Axis Bank', 'Later Bank']);
  expect(offerList[0]).toMatchObject({ percent: 10, maximum: 1500, product_ids: [product.id] });
  expect(offerList[0]).not.toHaveProperty('offer_id');
});
