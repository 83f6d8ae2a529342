import { setTimeout as wait } from 'node:timers/promises';
import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import { aProduct } from '@aabha/api/testing/builders';
import { begin, pay, verify } from './buyers';
import { post, send, urlOf, type Outcome } from './calls';
import type { Ledger } from './ledger';
import type { KeyedCall, KeyedTry } from './keyed-call';
import type { People } from './people';
import type { TestEnvironment } from './test-environment';

type Run = { world: TestEnvironment; people: People; ledger: Ledger };

const WITHIN_MS = 20_000;
const POLL_MS = 100;
const unique = () => crypto.randomUUID().replaceAll('-', '');

interface N {
  n: number;
}
const count = async (rows: PromiseLike<readonly N[]>) => (await rows)[0]?.n ?? 0;

/** How often the audit log has an action on something. */
const audited = ({ database: { sql } }: TestEnvironment, action: string, entityId: string) =>
  count(
    sql<N[]>`select count(*)::int as n from audit_log
      where action = ${action} and entity_id = ${entityId}`,
  );

const productsNamed = ({ database: { sql } }: TestEnvironment, name: string) =>
  count(sql<N[]>`select count(*)::int as n from products where name = ${name}`);

const A_TELEVISION = {
  category: 'Smart TV',
  companyName: 'Surya',
  price: 30_000,
  stock: 3,
  screenInches: 43,
  resolution: '4K Ultra HD',
  technology: 'QLED',
  refreshHz: 60,
  beeStars: 4,
  energyKwhYear: 90,
  countryOfOrigin: 'India',
  hsn: '85287216',
};

const ADDRESS = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};

function wholesale({ world, people }: Run): Promise<KeyedCall> {
  const email = `${unique()}@faults.example`;
  const line = { product_id: people.products[0]?.id, quantity: 10, price: 29_000 };
  return Promise.resolve({
    path: '/wholesale/orders/new',
    body: {
      products: [line],
      total_price: 290_000,
      email,
      contact: '9876543210',
      shipping_address: ADDRESS,
    },
    effects: () =>
      count(world.database.sql<N[]>`select count(*)::int as n from wholesale_orders where email = ${email}`),
  });
}

/** A television of its own, so that what the cart has of it is what this act put there. */
async function cart({ world, people: { collector } }: Run): Promise<KeyedCall> {
  const { sql, db } = world.database;
  const { id } = await aProduct(db, { stock: 100 });
  return {
    path: '/cart/new',
    body: { cart: { items: [{ product: id, quantity: 1 }] } },
    token: collector.token,
    effects: () => count(sql<N[]>`delete from cart_items where product_id = ${id} returning quantity as n`),
  };
}

function coupon({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const code = `F${unique()}`;
  return Promise.resolve({
    path: '/coupon/create-coupon',
    body: { code, discountPercentage: 10, expiryDate: '2099-12-31' },
    token: owner.token,
    effects: () =>
      count(world.database.sql<N[]>`select count(*)::int as n from coupons where code = ${code}`),
  });
}

function product({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const name = `Once ${unique()}`;
  return Promise.resolve({
    path: '/product/add-product',
    body: { ...A_TELEVISION, name },
    token: owner.token,
    effects: () => productsNamed(world, name),
  });
}

function imported({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const name = `Imported ${unique()}`;
  const row = { ...A_TELEVISION, name, highlights: 'Bright', description: 'A television.' };
  return Promise.resolve({
    path: '/trpc/products.importCsv',
    body: { csv: `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n` },
    token: owner.token,
    effects: () => productsNamed(world, name),
  });
}

async function edit({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(world.database.db);
  return {
    path: `/product/${id}/update/v2`,
    body: { description: `Edited ${unique()}`, updated_at: updatedAt },
    token: owner.token,
    effects: () => audited(world, 'product.update', id),
  };
}

async function bulk({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(world.database.db);
  return {
    path: '/trpc/products.applyBulk',
    body: {
      items: [{ id, updated_at: updatedAt }],
      change: { price: { by: 'percent', percent: 10 } },
    },
    token: owner.token,
    effects: () => audited(world, 'product.bulk', id),
  };
}

/** A paid order that nobody else of the run touches. Undefined where it could not be bought. */
async function boughtOrder(run: Run): Promise<string | undefined> {
  const providerOrderId = await begin(run, run.people.driver);
  const paid = providerOrderId ? await pay(run, providerOrderId) : undefined;
  const order = paid && (await verify(run, run.people.driver, paid));
  if (order) run.ledger.orders.delete(order);
  return order;
}

async function address(run: Run): Promise<KeyedCall | undefined> {
  const order = await boughtOrder(run);
  if (!order) return undefined;
  return {
    path: `/order/${order}/address`,
    body: { address: `${unique()} Corrected Road` },
    token: run.people.owner.token,
    effects: () => audited(run.world, 'order.address', order),
  };
}

/** An order whose goods are out: bought, delivered and cancelled. Undefined where one of that could not be done. */
async function restock(run: Run): Promise<KeyedCall | undefined> {
  const { world, people } = run;
  const order = await boughtOrder(run);
  if (!order) return undefined;
  const { token } = people.owner;
  for (const change of [{ status: 'Delivered' }, { status: 'Cancelled', goods_returned: false }]) {
    const body = { ...change, reason: 'Out of order.' };
    const moved = await post(world, `/order/${order}/update`, body, { token, key: crypto.randomUUID() });
    if (moved.kind !== 'done') return undefined;
  }
  return {
    path: `/order/${order}/restock`,
    body: { reason: 'The carton is back.' },
    token,
    effects: () => audited(world, 'order.restock', order),
  };
}

async function retry({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const [effect] = await world.database.sql<{ id: string }[]>`
    insert into outbox (kind, payload, attempts, failed_at, last_error)
    values ('mail.welcome', jsonb_build_object('userId', ${owner.id}::text), 100, now(), 'No route to host')
    returning id`;
  const id = effect?.id ?? '';
  return {
    path: '/trpc/dashboard.retryFailure',
    body: { id },
    token: owner.token,
    effects: () => audited(world, 'failure.retry', id),
  };
}

async function discrepancy({ world, people: { owner } }: Run): Promise<KeyedCall> {
  const [row] = await world.database.sql<{ id: string }[]>`
    insert into book_differences (kind, subject, state, detail, seen_at, about_at)
    values ('capture-unknown', ${unique()}, 'open', 'Made for a fault run.', now(), now() - interval '1 year')
    returning id`;
  const id = row?.id ?? '';
  return {
    path: '/trpc/reconciliation.settle',
    body: { id, note: 'Seen to.' },
    token: owner.token,
    effects: () => audited(world, 'difference.settle', id),
  };
}

const CALLS: Record<OtherKeyedAction, (run: Run) => Promise<KeyedCall | undefined>> = {
  wholesale,
  cart,
  coupon,
  product,
  edit,
  bulk,
  import: imported,
  address,
  restock,
  retry,
  discrepancy,
};

export const isKeyedAction = (act: string): act is OtherKeyedAction => act in CALLS;

const tryAt = (base: string, { path, body, token, key }: KeyedCall & { key: string }) =>
  send<unknown>(urlOf(base, path), body, { key, ...(token ? { token } : {}) }).catch(
    (): Outcome<unknown> => ({ kind: 'lost' }),
  );

/** Does an act under a key of its own, once, at the process with fault points. What becomes of it is looked at when all is at rest. */
export async function driveKeyedAction(run: Run, act: OtherKeyedAction): Promise<void> {
  const made = await CALLS[act](run);
  if (!made) return;
  const call = { ...made, act, key: crypto.randomUUID() };
  run.ledger.keyed.push({ ...call, first: await tryAt(run.world.faulty.url, call) });
  run.ledger.counts.keyedActions += 1;
}

/** Lets the attempts of dead processes count as dead at once. */
const ageAttempts = ({ database: { sql } }: TestEnvironment) =>
  sql`update idempotency_keys set claimed_at = claimed_at - interval '2 minutes'
    where answer is null and failure is null`;

/** Asks under the same key until there is an answer for good. */
async function askAgain(world: TestEnvironment, call: KeyedTry): Promise<Outcome<unknown>> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const outcome = await tryAt(world.plain.url, call);
    const isOpen =
      outcome.kind === 'lost' || ('reason' in outcome && outcome.reason === 'IDEMPOTENCY_IN_PROGRESS');
    if (!isOpen || Date.now() > until) return outcome;
    await wait(POLL_MS);
  }
}

const describe = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' ? `${outcome.status} ${outcome.reason} ${outcome.message}` : outcome.kind;

/** Whether the same key leads to the same answer, and to an effect that is there once. */
async function happenedOnce(world: TestEnvironment, call: KeyedTry, ledger: Ledger): Promise<string[]> {
  const { act, first } = call;
  const second = await askAgain(world, call);
  if (second.kind === 'done' && second.isReplay) ledger.counts.keyedReplays += 1;
  const effects = await call.effects();
  const isLost = second.kind === 'refused' && second.reason === 'IDEMPOTENCY_ANSWER_LOST';
  const isSame =
    first.kind !== 'done' ||
    (second.kind === 'done' && second.isReplay && JSON.stringify(first.data) === JSON.stringify(second.data));
  return [
    ...(first.kind === 'refused' ? [`${act}: refused at first: ${describe(first)}`] : []),
    ...(second.kind === 'done' || isLost ? [] : [`${act}: the same key was answered ${describe(second)}`]),
    ...(isSame ? [] : [`${act}: the same key was answered otherwise the second time`]),
    ...(effects === 1 ? [] : [`${act}: happened ${effects} times under one key`]),
  ];
}

/** Every keyed act of the round happened once, whatever died during it. The world must be at rest. */
export async function keyedActionsHappenedOnce(world: TestEnvironment, ledger: Ledger): Promise<string[]> {
  const tries = ledger.keyed;
  ledger.keyed = [];
  if (tries.length > 0) await ageAttempts(world);
  const found: string[] = [];
  for (const one of tries) found.push(...(await happenedOnce(world, one, ledger)));
  return found;
}
