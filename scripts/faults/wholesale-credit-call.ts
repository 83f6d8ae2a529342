import { aProduct } from '@aabha/api/testing/builders';
import { paise } from '@aabha/contracts/money/money';
import { post } from './calls';
import type { KeyedCall } from './keyed-call';
import type { People } from './people';
import type { ShopUnderTest } from './shop-under-test';

/* Its first two digits are the State that the tax depends on. */
const GSTIN = '29AAGCB7383J1Z4';

interface Run {
  environment: ShopUnderTest;
  people: Pick<People, 'owner'>;
}

interface Placed {
  wholesaleOrder: { _id: string };
}

/** Places a wholesale order of a television that nothing else uses, and completes it. Undefined where a call was lost. */
async function completedOrder({ environment, people: { owner } }: Run, address: object) {
  const { id } = await aProduct(environment.database.db, {
    ...{ pricePaise: paise(20_000_00), discountPercent: 0, stock: 10 },
  });
  const asOwner = { token: owner.token };
  const priceBreaks = [{ minQuantity: 10, discount: 500 }];
  await post(environment, '/trpc/wholesale.create', { product_id: id, priceBreaks }, asOwner);
  const placed = await post<Placed>(
    environment,
    '/wholesale/orders/new',
    {
      products: [{ product_id: id, quantity: 2, price: 20_000 }],
      ...{ total_price: 40_000, email: `${crypto.randomUUID()}@faults.example`, contact: '9876543210' },
      ...{ gstNumber: GSTIN, shipping_address: address },
    },
    {},
  );
  if (placed.kind !== 'done') return undefined;
  const order = placed.data.wholesaleOrder._id;
  const done = await post(
    environment,
    `/wholesale/orders/${order}/update`,
    { paymentStatus: 'Completed' },
    asOwner,
  );
  return done.kind === 'done' ? order : undefined;
}

/** Prepares the credit of one unit of a wholesale invoice; its effects are the credit notes of the invoice. */
export async function wholesaleCreditCall(run: Run, address: object): Promise<KeyedCall | undefined> {
  const order = await completedOrder(run, address);
  if (order === undefined) return undefined;
  const { sql } = run.environment.database;
  return {
    path: `/wholesale/orders/${order}/credit`,
    body: { lines: [{ position: 0, quantity: 1, restock: true }], reason: 'It came back.' },
    token: run.people.owner.token,
    effects: async () => {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from credit_notes c join invoices i on i.id = c.invoice_id
        where i.wholesale_order_id = ${order}`;
      return row?.n ?? 0;
    },
  };
}
