import { buyOrder } from './buy-order';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns the decline of a refund that somebody else asked for; undefined when no order could be bought. */
export async function approvalCall(run: KeyedRun): Promise<KeyedCall | undefined> {
  const order = await buyOrder(run);
  if (!order) return undefined;
  const { sql } = run.environment.database;
  const [request] = await sql<{ id: string }[]>`
    insert into refund_requests (order_id, kind, choice, amount_paise, counted_paise, speed, reason, asked_by, expires_at)
    values (${order}, 'part', '{"sumPaise": 10000}', 10000, 10000, 'normal', 'A scratch.', ${run.people.collector.id},
      now() + interval '14 days')
    returning id`;
  return {
    path: `/refundRequest/${request?.id ?? ''}/decline`,
    body: { note: 'It works.' },
    token: run.people.owner.token,
    effects: async () => {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from audit_log
        where action = 'refund.decline' and entity_id = ${order}`;
      return row?.n ?? 0;
    },
  };
}
