import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DARK_PATTERNS, type DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { startTestStorefront } from '../../testing/test-storefront';
import { runSelfAudits } from './run-self-audits.service';

const AT_ONCE = { secondLookAfterMs: 0 };

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let storefront: Awaited<ReturnType<typeof startTestStorefront>>;
let few: string;
let orderId: string;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
  few = (await aProduct(shop.db, { name: 'Surya 55', stock: 4 })).id;
  await aProduct(shop.db, { name: 'Nova 43', stock: 40 });
  orderId = (await buy(shop, shopper, few))._id;
  await shop.stopWorkers();
  storefront = await startTestStorefront(shop);
  shop.deps.config.STORE_URL = storefront.url;
});
afterEach(() => {
  storefront.change = undefined;
});
afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

const audits = () => shop.trpc(boss.token).selfAudits;
const latest = async () => {
  const { selfAuditList } = await audits().list.query({});
  return audits().get.query({ id: selfAuditList[0]?._id ?? '' });
};

/** Runs an audit that staff request. Returns it with its results. */
async function audited(options: Parameters<typeof runSelfAudits>[1] = AT_ONCE) {
  await audits().start.mutate({});
  await runSelfAudits(shop.deps, options);
  return latest();
}

const outcomes = ({ results }: Awaited<ReturnType<typeof latest>>) =>
  Object.fromEntries(results.map(({ pattern, result }) => [pattern, result]));
const ALL_PASSED = Object.fromEntries(DARK_PATTERNS.map((pattern) => [pattern, 'passed']));

/** Changes rows as nobody but somebody with all rights on the database could; returns what brings them back. */
const withStatement = (statement: string, undo: string) => async () => {
  const run = (text: string) =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(text));
    });
  await run(statement);
  return () => run(undo);
};
const inPage = (path: RegExp, html: string) => () => {
  storefront.change = { path, html: (page) => page.replace('</main>', `${html}</main>`) };
  return Promise.resolve(() => Promise.resolve());
};

/** A shop with a violation of each pattern, made as it would happen. */
const SEEDS: Readonly<Record<DarkPattern, () => Promise<() => Promise<void>>>> = {
  'false-urgency': () => {
    storefront.change = {
      path: /^\/$/,
      html: (page) => page.replace('In Stock', 'Hurry up! Only 2 items left'),
    };
    return Promise.resolve(() => Promise.resolve());
  },
  'basket-sneaking': async () => {
    await shop.db.execute(sql`create function add_warranty() returns trigger language plpgsql as
      $$ begin new.warranty_months := 12; return new; end $$`);
    await shop.db.execute(
      sql`create trigger add_warranty before insert on cart_items for each row execute function add_warranty()`,
    );
    return async () => {
      await shop.db.execute(sql`drop trigger add_warranty on cart_items`);
      await shop.db.execute(sql`drop function add_warranty`);
    };
  },
  'confirm-shaming': inPage(/^\/contact$/, '<button>No, I prefer to pay more</button>'),
  'forced-action': () => {
    storefront.change = { path: /^\/televisions$/, redirect: '/signin' };
    return Promise.resolve(() => Promise.resolve());
  },
  'subscription-trap': withStatement(
    `with s as (insert into subscribers (email, unsubscribe_token, unsubscribed_at)
       values ('left@example.in', 'left', now() - interval '1 day') returning id)
     insert into outbox (kind, payload, done_at) select 'mail.subscribed', jsonb_build_object('subscriberId', id), now() from s`,
    `delete from outbox where kind = 'mail.subscribed'; delete from subscribers`,
  ),
  'interface-interference': inPage(
    /^\/signup$/,
    '<label><input type="checkbox" checked> Send me offers</label>',
  ),
  'bait-and-switch': () => {
    storefront.change = {
      path: /^\/televisions$/,
      html: (page) => page.replace(/<span>₹[\d,]+<\/span>/, '<span>₹1</span>'),
    };
    return Promise.resolve(() => Promise.resolve());
  },
  'drip-pricing': () => {
    storefront.change = {
      path: /^\/television\//,
      html: (page) => page.replace(/₹[\d,.]+ in all/, 'more at checkout'),
    };
    return Promise.resolve(() => Promise.resolve());
  },
  'disguised-advertisement': async () => {
    await shop.db.execute(sql`insert into reviews (product_id, user_id, rating, title, comment)
      values (${few}, ${boss.id}, 5, 'Best', 'Buy it')`);
    return async () => void (await shop.db.execute(sql`delete from reviews where user_id = ${boss.id}`));
  },
  nagging: withStatement(
    `insert into outbox (kind, payload, done_at)
     select 'mail.subscribed', '{"subscriberId": "one"}', now() from generate_series(1, 9)`,
    `delete from outbox where kind = 'mail.subscribed'`,
  ),
  'trick-wording': inPage(
    /^\/signup$/,
    '<label><input type="checkbox"> Do not tick this if you do not want no offers</label>',
  ),
  'saas-billing': withStatement(
    `insert into webhook_events (event_id, kind, payload) values ('evt_1', 'subscription.charged', '{}')`,
    `delete from webhook_events where event_id = 'evt_1'`,
  ),
  'rogue-malware': inPage(/^\/cart$/, '<script src="https://miner.example/run.js"></script>'),
};

describe('a self-audit', () => {
  it('finds none of the 13 patterns in a clean shop, and leaves nothing behind', async () => {
    const countsOf = async () => {
      const [row] = await shop.db.execute(sql`select (select count(*)::int from users) as users,
        (select count(*)::int from carts) as carts, (select count(*)::int from cart_items) as items`);
      return row;
    };
    const before = await countsOf();
    const audit = await audited();
    expect(outcomes(audit)).toEqual(ALL_PASSED);
    expect(audit).toMatchObject({ state: 'done', findings: 0, unchecked: 0, requested_by: 'Asha Rao' });
    expect(audit.checked).toBe(audit.pages);
    expect(await countsOf()).toEqual(before);
    expect(storefront.requests).toContain(`/television/${few}`);
    const drip = audit.results.find(({ pattern }) => pattern === 'drip-pricing');
    expect(drip?.evidence).toMatch(/2 of 2 televisions; one cart; 1 payment$/);
  });

  it.each(DARK_PATTERNS)('finds a seeded violation: %s', async (pattern) => {
    const undo = await SEEDS[pattern]();
    try {
      const audit = await audited();
      expect(outcomes(audit)).toEqual({ ...ALL_PASSED, [pattern]: 'found' });
      expect(audit.findings).toBeGreaterThan(0);
    } finally {
      await undo();
    }
  });

  it('finds payments and orders that differ from prices and lines', async () => {
    const undo = await withStatement(
      `update payment_lines set unit_price_paise = unit_price_paise + 100;
       update order_lines set quantity = quantity + 1 where order_id = '${orderId}'`,
      `update payment_lines set unit_price_paise = unit_price_paise - 100;
       update order_lines set quantity = quantity - 1 where order_id = '${orderId}'`,
    )();
    const found = outcomes(await audited());
    await undo();
    expect(found).toEqual({
      ...ALL_PASSED,
      ...{ 'basket-sneaking': 'found', 'bait-and-switch': 'found', 'drip-pricing': 'found' },
    });
  });

  it('drops what is gone at the second look', async () => {
    let reads = 0;
    const isFirst = () => (reads += 1) === 1;
    storefront.change = {
      path: /^\/$/,
      html: (page) => (isFirst() ? page.replace('In Stock', 'Only 2 left') : page),
    };
    expect(outcomes(await audited())).toEqual(ALL_PASSED);
    expect(reads).toBe(2);
  });

  it('says what was not checked where the storefront is away', async () => {
    shop.deps.config.STORE_URL = 'http://127.0.0.1:9';
    const audit = await audited();
    shop.deps.config.STORE_URL = storefront.url;
    expect(outcomes(audit)).toMatchObject({ 'saas-billing': 'passed', 'drip-pricing': 'unchecked' });
    expect(audit.unchecked).toBe(12);
  });
});

describe('self-audits', () => {
  it('run once a week, and one at a time', async () => {
    const count = async () => (await audits().list.query({})).selfAuditCount;
    const before = await count();
    const weekly = { ...AT_ONCE, leastUptimeSeconds: 0 };
    expect(await runSelfAudits(shop.deps, weekly)).toBe(false);
    await shop.db.execute(sql`update self_audits set requested_at = requested_at - interval '7 days'`);
    for (const isDue of [true, false]) expect(await runSelfAudits(shop.deps, weekly)).toBe(isDue);
    expect(await count()).toBe(before + 1);
    expect(await latest()).toMatchObject({ requested_by: null, state: 'done' });
    await audits().start.mutate({});
    await expect(audits().start.mutate({})).rejects.toThrow('A self-audit is already running.');
    expect(await audits().stop.mutate({})).toEqual({ message: 'The self-audit is being stopped.' });
    await expect(audits().stop.mutate({})).rejects.toThrow('No self-audit is running.');
    expect(await latest()).toMatchObject({ state: 'stopped', results: [] });
  });

  it('end at once when their process stops, and do not count for the week', async () => {
    storefront.change = {
      path: /^\/contact$/,
      html: (page) => page.replace('Subscribe', 'No, I hate offers'),
    };
    const stopping = new AbortController();
    const ended = audited({ ...AT_ONCE, secondLookAfterMs: 600_000, stopping: stopping.signal });
    await vi.waitFor(async () => {
      const { checked, pages } = await latest();
      expect([checked > 0, checked]).toEqual([true, pages]);
    });
    stopping.abort();
    expect(await ended).toMatchObject({ state: 'failed', results: [] });
  });

  it('are declared in a PDF that names the shop, the date and each finding', async () => {
    storefront.change = {
      path: /^\/contact$/,
      html: (page) => page.replace('Subscribe', 'No, I hate offers'),
    };
    const { _id: id } = await audited();
    const { filename, pdf } = await audits().download.query({ id });
    expect(filename).toMatch(/^Self-audit \d{4}-\d\d-\d\d\.pdf$/);
    const text = pdfPages(Buffer.from(pdf, 'base64')).join('\n').replaceAll('\n', ' ');
    const { legalName } = shop.deps.settings.current.brand;
    for (const part of [
      legalName,
      'A button says “No, I hate offers”',
      'not legal advice',
      '13. Rogue malware',
    ])
      expect(text).toContain(part);
    expect(text).toContain('1 of the 13 dark patterns were found');
  });

  it('show everybody date and results, without evidence', async () => {
    const { body } = await shop.rest<{ audit: { results: object[] } }>('GET', '/selfAudit/latest');
    expect(body.data.audit.results).toHaveLength(13);
    expect(Object.keys(body.data.audit.results[0] ?? {})).toEqual(['pattern', 'result']);
    const { auditList } = await shop.trpc(boss.token).audit.list.query({ filters: { entity: 'self-audit' } });
    expect(auditList.map(({ action }) => action)).toContain('self-audit.start');
  });
});
