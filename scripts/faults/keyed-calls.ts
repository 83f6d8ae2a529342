import { aProduct } from '@aabha/api/testing/builders';
import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import { SAMPLE_FACTS } from '@aabha/contracts/products/testing/sample-product';
import { approvalCall } from './approval-call';
import { buyOrder } from './buy-order';
import { post } from './calls';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';
import { countCall } from './count-call';
import { deliveryCall } from './delivery-call';
import { draftOrderCall } from './draft-order-call';
import { installationCall } from './installation-call';
import { noteCall } from './note-call';
import { reportCall } from './report-call';
import { shipmentCall } from './shipment-call';
import type { ShopUnderTest } from './shop-under-test';
import { undoImportCall } from './undo-import-call';
import { wholesaleCreditCall } from './wholesale-credit-call';

const unique = () => crypto.randomUUID().replaceAll('-', '');

interface N {
  n: number;
}
const count = async (rows: PromiseLike<readonly N[]>) => (await rows)[0]?.n ?? 0;

/** Returns how many audit log entries an action on an entity has. */
const countAudited = ({ database: { sql } }: ShopUnderTest, action: string, entityId: string) =>
  count(
    sql<N[]>`select count(*)::int as n from audit_log
      where action = ${action} and entity_id = ${entityId}`,
  );

const productsNamed = ({ database: { sql } }: ShopUnderTest, name: string) =>
  count(sql<N[]>`select count(*)::int as n from products where name = ${name}`);

const A_TELEVISION = {
  category: 'Smart TV',
  companyName: 'Surya',
  price: 30_000,
  stock: 3,
  ...SAMPLE_FACTS,
};

const ADDRESS = {
  ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street' },
  ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
};

const SENDER = { name: 'Asha Rao', phone: '9876543210' };

function wholesale({ environment, people }: KeyedRun): Promise<KeyedCall> {
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
async function cart({ environment, people: { collector } }: KeyedRun): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id } = await aProduct(db, { stock: 100 });
  return {
    path: '/cart/new',
    body: { cart: { items: [{ product: id, quantity: 1 }] } },
    token: collector.token,
    effects: () => count(sql<N[]>`delete from cart_items where product_id = ${id} returning quantity as n`),
  };
}

function coupon({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const code = `F${unique()}`;
  return Promise.resolve({
    path: '/coupon/create-coupon',
    body: { code, discountPercentage: 10, expiryDate: '2099-12-31' },
    token: owner.token,
    effects: () =>
      count(environment.database.sql<N[]>`select count(*)::int as n from coupons where code = ${code}`),
  });
}

function product({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const name = `Once ${unique()}`;
  return Promise.resolve({
    path: '/product/add-product',
    body: { ...A_TELEVISION, name },
    token: owner.token,
    effects: () => productsNamed(environment, name),
  });
}

function importCsv({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const name = `Imported ${unique()}`;
  const row = { ...A_TELEVISION, name, highlights: 'Bright', description: 'A television.' };
  return Promise.resolve({
    path: '/trpc/products.importCsv',
    body: { csv: `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n` },
    token: owner.token,
    effects: () => productsNamed(environment, name),
  });
}

async function edit({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(environment.database.db);
  return {
    path: `/product/${id}/update/v2`,
    body: { description: `Edited ${unique()}`, updated_at: updatedAt },
    token: owner.token,
    effects: () => countAudited(environment, 'product.update', id),
  };
}

async function bulk({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const { id, updatedAt } = await aProduct(environment.database.db);
  return {
    path: '/trpc/products.applyBulk',
    body: { items: [{ id, updated_at: updatedAt }], change: { price: { by: 'percent', percent: 10 } } },
    token: owner.token,
    effects: () => countAudited(environment, 'product.bulk', id),
  };
}

async function address(run: KeyedRun): Promise<KeyedCall | undefined> {
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
async function restock(run: KeyedRun): Promise<KeyedCall | undefined> {
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

/** Refunds a sum of an order. */
async function part(run: KeyedRun): Promise<KeyedCall | undefined> {
  const order = await buyOrder(run);
  if (!order) return undefined;
  return {
    path: `/order/${order}/refund`,
    body: { amount: 100, reason: 'A scratch.' },
    token: run.people.owner.token,
    effects: () => countAudited(run.environment, 'order.refund', order),
  };
}

async function retry({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
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

/** Sends a mail again that was sent. */
async function resend({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const [effect] = await environment.database.sql<{ id: string }[]>`
    insert into outbox (kind, payload, attempts, done_at)
    values ('mail.welcome', jsonb_build_object('userId', ${owner.id}::text), 1, now()) returning id`;
  const id = effect?.id ?? '';
  return {
    path: `/mail/${id}/resend`,
    body: {},
    token: owner.token,
    effects: () => countAudited(environment, 'mail.resend', id),
  };
}

async function discrepancy({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
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

/** Complains as a shopper whose limit of complaints is lifted. */
async function complaint({ environment, people: { collector } }: KeyedRun): Promise<KeyedCall> {
  const { sql } = environment.database;
  const description = `Faulty ${unique()}`;
  await sql`delete from rate_limits`;
  return {
    path: '/complaint/new',
    body: { ...SENDER, email: 'asha@faults.example', issue_type: 'Service', description },
    token: collector.token,
    effects: () =>
      count(sql<N[]>`select count(*)::int as n from complaints where description = ${description}`),
  };
}

function message({ environment: { database } }: KeyedRun): Promise<KeyedCall> {
  const email = `${unique()}@faults.example`;
  return Promise.resolve({
    path: '/admin/contact-us',
    body: { ...SENDER, email, subject: 'A question', message: 'When does it arrive?' },
    effects: () =>
      count(database.sql<N[]>`select count(*)::int as n from contact_messages where email = ${email}`),
  });
}

async function review({ environment, people: { collector } }: KeyedRun): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id } = await aProduct(db);
  return {
    path: '/review/new',
    body: { review: { product: id, rating: 5, title: 'Bright', comment: 'A bright picture.' } },
    token: collector.token,
    effects: () => count(sql<N[]>`select count(*)::int as n from reviews where product_id = ${id}`),
  };
}

/** Prepares one call of each idempotent action; undefined where it could not be prepared. */
export const keyedCalls: Record<OtherKeyedAction, (run: KeyedRun) => Promise<KeyedCall | undefined>> = {
  wholesale,
  credit: (run) => wholesaleCreditCall(run, ADDRESS),
  cart,
  coupon,
  product,
  edit,
  bulk,
  import: importCsv,
  address,
  restock,
  part,
  retry,
  resend,
  discrepancy,
  complaint,
  message,
  review,
  note: noteCall,
  count: countCall,
  delivery: deliveryCall,
  shipment: shipmentCall,
  installation: installationCall,
  report: reportCall,
  undo: undoImportCall,
  draft: draftOrderCall,
  approval: approvalCall,
};
