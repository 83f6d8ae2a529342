import { setTimeout as wait } from 'node:timers/promises';
import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import { aProduct } from '@aabha/api/testing/builders';
import { begin, pay, verify } from './buyers';
import { post, send, urlOf, type Outcome } from './calls';
import type { Ledger } from './ledger';
import type { KeyedCall, KeyedTry } from './keyed-call';
import type { People } from './people';
import type { TestEnvironment } from './test-environment';

type Run = { environment: TestEnvironment; people: People; ledger: Ledger };

const WITHIN_MS = 20_000;
const POLL_MS = 100;
const unique = () => crypto.randomUUID().replaceAll('-', '');

interface N {
  n: number;
}
const count = async (rows: PromiseLike<readonly N[]>) => (await rows)[0]?.n ?? 0;

/** Returns how many audit log entries an action on an entity has. */
const countAudited = ({ database: { sql } }: TestEnvironment, action: string, entityId: string) =>
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

function wholesale({ environment, people }: Run): Promise<KeyedCall> {
  const email = `${unique()}@faults.example`;
  const line = { product_id: people.products[0]?.id, quantity: 10, price: 29_000 };
  return Promise.resolve({
    path: '/wholesale/orders/new',
    body: { products: [line], total_price: 290_000, email, contact: '9876543210', shipping_address: ADDRESS },
    effects: () =>
      count(
        environment.database.sql<N[]>`select count(*)::int as n from wholesale_orders where email = ${email}`,
      ),
  });
}

/** Adds a television that no other call uses, so that its quantity in the cart counts the effects. */
async function cart({ environment, people: { collector } }: Run): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id } = await aProduct(db, { stock: 100 });
  return {
    path: '/cart/new',
    body: { cart: { items: [{ product: id, quantity: 1 }] } },
    token: collector.token,
    effects: () => count(sql<N[]>`delete from cart_items where product_id = ${id} returning quantity as n`),
  };
}

function coupon({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const code = `F${unique()}`;
  return Promise.resolve({
    path: '/coupon/create-coupon',
    body: { code, discountPercentage: 10, expiryDate: '2099-12-31' },
    token: owner.token,
    effects: () =>
      count(environment.database.sql<N[]>`select count(*)::int as n from coupons where code = ${code}`),
  });
}

function product({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const name = `Once ${unique()}`;
  return Promise.resolve({
    path: '/product/add-product',
    body: { ...A_TELEVISION, name },
    token: owner.token,
    effects: () => productsNamed(environment, name),
  });
}

function importCsv({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const name = `Imported ${unique()}`;
  const row = { ...A_TELEVISION, name, highlights: 'Bright', description: 'A television.' };
  return Promise.resolve({
    path: '/trpc/products.importCsv',
    body: { csv: `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n` },
    token: owner.token,
    effects: () => productsNamed(environment, name),
  });
}

async function edit({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(environment.database.db);
  return {
    path: `/product/${id}/update/v2`,
    body: { description: `Edited ${unique()}`, updated_at: updatedAt },
    token: owner.token,
    effects: () => countAudited(environment, 'product.update', id),
  };
}

async function bulk({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(environment.database.db);
  return {
    path: '/trpc/products.applyBulk',
    body: { items: [{ id, updated_at: updatedAt }], change: { price: { by: 'percent', percent: 10 } } },
    token: owner.token,
    effects: () => countAudited(environment, 'product.bulk', id),
  };
}

/** Buys an order that no other part of the run changes. Returns undefined when the purchase failed. */
async function buyOrder(run: Run): Promise<string | undefined> {
  const providerOrderId = await begin(run, run.people.driver);
  const paid = providerOrderId ? await pay(run, providerOrderId) : undefined;
  const order = paid && (await verify(run, run.people.driver, paid));
  if (order) run.ledger.orders.delete(order);
  return order;
}

async function address(run: Run): Promise<KeyedCall | undefined> {
  const order = await buyOrder(run);
  if (!order) return undefined;
  return {
    path: `/order/${order}/address`,
    body: { address: `${unique()} Corrected Road` },
    token: run.people.owner.token,
    effects: () => countAudited(run.environment, 'order.address', order),
  };
}

/** Restocks a delivered and cancelled order. Returns undefined when such an order could not be made. */
async function restock(run: Run): Promise<KeyedCall | undefined> {
  const { environment, people } = run;
  const order = await buyOrder(run);
  if (!order) return undefined;
  const { token } = people.owner;
  for (const change of [{ status: 'Delivered' }, { status: 'Cancelled', goods_returned: false }]) {
    const body = { ...change, reason: 'Out of order.' };
    const options = { token, key: crypto.randomUUID() };
    const outcome = await post(environment, `/order/${order}/update`, body, options);
    if (outcome.kind !== 'done') return undefined;
  }
  return {
    path: `/order/${order}/restock`,
    body: { reason: 'The carton is back.' },
    token,
    effects: () => countAudited(environment, 'order.restock', order),
  };
}

async function retry({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const [effect] = await environment.database.sql<{ id: string }[]>`
    insert into outbox (kind, payload, attempts, failed_at, last_error)
    values ('mail.welcome', jsonb_build_object('userId', ${owner.id}::text), 100, now(), 'No route to host')
    returning id`;
  const id = effect?.id ?? '';
  return {
    path: '/trpc/dashboard.retryFailure',
    body: { id },
    token: owner.token,
    effects: () => countAudited(environment, 'failure.retry', id),
  };
}

async function discrepancy({ environment, people: { owner } }: Run): Promise<KeyedCall> {
  const [row] = await environment.database.sql<{ id: string }[]>`
    insert into book_differences (kind, subject, state, detail, seen_at, about_at)
    values ('capture-unknown', ${unique()}, 'open', 'Made for a fault run.', now(), now() - interval '1 year')
    returning id`;
  const id = row?.id ?? '';
  return {
    path: '/trpc/reconciliation.settle',
    body: { id, note: 'Seen to.' },
    token: owner.token,
    effects: () => countAudited(environment, 'difference.settle', id),
  };
}

const CALLS: Record<OtherKeyedAction, (run: Run) => Promise<KeyedCall | undefined>> = {
  wholesale,
  cart,
  coupon,
  product,
  edit,
  bulk,
  import: importCsv,
  address,
  restock,
  retry,
  discrepancy,
};

export const isKeyedAction = (action: string): action is OtherKeyedAction => action in CALLS;

const tryAt = (base: string, { path, body, token, key }: KeyedCall & { key: string }) =>
  send<unknown>(urlOf(base, path), body, { key, ...(token ? { token } : {}) }).catch(
    (): Outcome<unknown> => ({ kind: 'lost' }),
  );

/** Sends an idempotent action once to the process with fault points; its effects are counted when the run is idle. */
export async function driveKeyedAction(run: Run, action: OtherKeyedAction): Promise<void> {
  const prepared = await CALLS[action](run);
  if (!prepared) return;
  const call = { ...prepared, action, key: crypto.randomUUID() };
  run.ledger.keyed.push({ ...call, first: await tryAt(run.environment.faulty.url, call) });
  run.ledger.counts.keyedActions += 1;
}

/** Ages unfinished attempts of killed processes, so that a retry need not wait for their claims to expire. */
const ageAttempts = ({ database: { sql } }: TestEnvironment) =>
  sql`update idempotency_keys set claimed_at = claimed_at - interval '2 minutes'
    where answer is null and failure is null`;

/** Repeats a call under the same key until its outcome is final. */
async function retryCall(environment: TestEnvironment, call: KeyedTry): Promise<Outcome<unknown>> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const outcome = await tryAt(environment.plain.url, call);
    const isPending =
      outcome.kind === 'lost' || ('reason' in outcome && outcome.reason === 'IDEMPOTENCY_IN_PROGRESS');
    if (!isPending || Date.now() > until) return outcome;
    await wait(POLL_MS);
  }
}

const describe = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' ? `${outcome.status} ${outcome.reason} ${outcome.message}` : outcome.kind;

/** Checks that repeating a key returns the same response and that the action took effect exactly once. */
async function happenedOnce(environment: TestEnvironment, call: KeyedTry, ledger: Ledger): Promise<string[]> {
  const { action, first } = call;
  const second = await retryCall(environment, call);
  if (second.kind === 'done' && second.isReplay) ledger.counts.keyedReplays += 1;
  const effects = await call.effects();
  const isLost = second.kind === 'refused' && second.reason === 'IDEMPOTENCY_ANSWER_LOST';
  const isSame =
    first.kind !== 'done' ||
    (second.kind === 'done' && second.isReplay && JSON.stringify(first.data) === JSON.stringify(second.data));
  return [
    ...(first.kind === 'refused' ? [`${action}: refused at first: ${describe(first)}`] : []),
    ...(second.kind === 'done' || isLost
      ? []
      : [`${action}: the response under the same key was ${describe(second)}`]),
    ...(isSame ? [] : [`${action}: the second response under the same key differs`]),
    ...(effects === 1 ? [] : [`${action}: happened ${effects} times under one key`]),
  ];
}

/** Checks that every idempotent action of the round happened once. The environment must be idle. */
export async function keyedActionsHappenedOnce(
  environment: TestEnvironment,
  ledger: Ledger,
): Promise<string[]> {
  const tries = ledger.keyed;
  ledger.keyed = [];
  if (tries.length > 0) await ageAttempts(environment);
  const found: string[] = [];
  for (const one of tries) found.push(...(await happenedOnce(environment, one, ledger)));
  return found;
}
