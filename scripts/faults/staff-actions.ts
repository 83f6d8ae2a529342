import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '@aabha/db/seed/random';
import { post, type CallOptions } from './calls';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { ShopUnderTest } from './shop-under-test';

const PAUSE_MS = 150;
const RECENT = 40;

type Run = { environment: ShopUnderTest; people: People; ledger: Ledger };

const once = (token: string): CallOptions => ({ token, key: crypto.randomUUID() });

/** Creates the return request of an order. Returns its id, read from the list when the response was lost. */
async function returnOf(
  { environment, people, ledger }: Run,
  order: string,
  { token, totalRupees }: { token: string; totalRupees: number },
): Promise<string | undefined> {
  const created = ledger.record(
    await post<{ returnRequest: { _id: string } }>(
      environment,
      '/returnRequest/create',
      { order_id: order, return_reason: 'Changed mind', refund_amount: totalRupees },
      once(token),
    ),
  );
  if (created) return created.returnRequest._id;
  const list = ledger.record(
    await post<{ returnRequestList: { _id: string; order_id: { _id: string } }[] }>(
      environment,
      '/returnRequest/list',
      { filters: { search: order.slice(-8) } },
      { token: people.owner.token },
    ),
  );
  return list?.returnRequestList.find(({ order_id }) => order_id._id === order)?._id;
}

/** Marks an order as delivered, then requests, approves and refunds its return. */
export async function takeBack(run: Run, order: string, bought: { token: string; totalRupees: number }) {
  const { environment, people, ledger } = run;
  const { token } = people.owner;
  const deliver = { status: 'Delivered', reason: 'It has arrived.' };
  const delivered = await post(environment, `/order/${order}/update`, deliver, once(token));
  /* A refusal (409) means that the order is delivered already. */
  if (delivered.kind === 'lost' || !environment.atWork) return;
  const id = await returnOf(run, order, bought);
  if (!id || !environment.atWork) return;
  ledger.counts.returnsRequested += 1;
  const path = `/returnRequest/${id}/update`;
  if (ledger.record(await post(environment, path, { status: true }, once(token))))
    ledger.counts.returnsApproved += 1;
  /* Sent twice, as by a double click. */
  const refund = () => post(environment, path, { refund_status: true }, { token });
  const outcomes = await Promise.all([refund(), refund()]);
  if (!outcomes.some(({ kind }) => kind === 'done')) return;
  ledger.returned.add(order);
  ledger.counts.returnsRefunded += 1;
}

/** Refunds a small sum of an order. Sent twice under one key, as after a lost response. */
async function refundPart({ environment, people, ledger }: Run, order: string): Promise<void> {
  const body = { amount: 1 + Math.floor(environment.random() * 500), reason: 'A scratch.' };
  const options = once(people.owner.token);
  const press = () => post(environment, `/order/${order}/refund`, body, options);
  const outcomes = await Promise.all([press(), press()]);
  const done = outcomes.filter((outcome) => ledger.record(outcome) !== undefined);
  if (done.length === 0) return;
  ledger.parts.set(order, (ledger.parts.get(order) ?? 0) + 1);
  ledger.counts.partsRefunded += 1;
}

/** Makes one staff action on a confirmed order: cancels it, reopens it, refunds a part or handles its return. */
export async function workOnce(run: Run): Promise<void> {
  const { environment, people, ledger } = run;
  await wait(PAUSE_MS);
  const open = [...ledger.orders].filter(([id]) => !ledger.returned.has(id)).slice(-RECENT);
  if (open.length === 0) return;
  const isWanted = environment.wanted === 'return' || environment.wanted === 'decide';
  const choice = isWanted ? 0 : environment.random();
  const uncancelled = open.filter(([id]) => !ledger.cancelled.has(id));
  const [order, bought] = pick(
    environment.random,
    (choice < 0.8 || choice > 0.9) && uncancelled.length > 0 ? uncancelled : open,
  );
  if (choice < 0.5) return takeBack(run, order, bought);
  if (choice > 0.9) return refundPart(run, order);
  const change =
    choice < 0.8
      ? { status: 'Cancelled', reason: 'Out of order.' }
      : { status: 'Pending', reason: 'Reopened.' };
  ledger.record(await post(environment, `/order/${order}/update`, change, once(people.owner.token)));
}
