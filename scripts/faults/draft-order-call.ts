import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns the composing of an order for a shopper, with an address that no other call uses. */
export function draftOrderCall({ environment, people }: KeyedRun): Promise<KeyedCall> {
  const email = `${crypto.randomUUID().replaceAll('-', '')}@faults.example`;
  const shipping = { name: 'Asha Rao', email, phone: '9876543210', address: '7 Temple Street' };
  return Promise.resolve({
    path: '/draftOrder/new',
    body: {
      user: people.collector.id,
      items: [{ product: people.products[0]?.id, quantity: 1 }],
      shipping: { ...shipping, city: 'Bengaluru', zip: '560034' },
    },
    token: people.owner.token,
    effects: async () => {
      const [row] = await environment.database.sql<
        { n: number }[]
      >`select count(*)::int as n from draft_orders where email = ${email}`;
      return row?.n ?? 0;
    },
  });
}
