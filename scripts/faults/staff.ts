import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '@aabha/db/seed/random';
import { post, type CallOptions } from './calls';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { TestEnvironment } from './test-environment';

const PAUSE_MS = 150;
const RECENT = 40;

type Run = { world: TestEnvironment; people: People; ledger: Ledger };

const once = (token: string): CallOptions => ({ token, key: crypto.randomUUID() });

/** The return request of an order: the one just made, or, when its answer was lost, the one that is there. */
async function returnOf(
  { world, people, ledger }: Run,
  order: string,
  { token, totalRupees }: { token: string; totalRupees: number },
): Promise<string | undefined> {
  const asked = ledger.noted(
    await post<{ returnRequest: { _id: string } }>(
      world,
      '/returnRequest/create',
      { order_id: order, return_reason: 'Changed mind', refund_amount: totalRupees },
      once(token),
    ),
  );
  if (asked) return asked.returnRequest._id;
  const list = ledger.noted(
    await post<{ returnRequestList: { _id: string; order_id: { _id: string } }[] }>(
      world,
      '/returnRequest/list',
      { filters: { search: order.slice(-8) } },
      { token: people.owner.token },
    ),
  );
  return list?.returnRequestList.find(({ order_id }) => order_id._id === order)?._id;
}

/** Delivers an order and takes it back. */
export async function takeBack(run: Run, order: string, bought: { token: string; totalRupees: number }) {
  const { world, people, ledger } = run;
  const { token } = people.owner;
  const deliver = { status: 'Delivered', reason: 'It has arrived.' };
  const delivered = await post(world, `/order/${order}/update`, deliver, once(token));
  /* 409: it is delivered already. */
  if (delivered.kind === 'lost' || !world.atWork) return;
  const id = await returnOf(run, order, bought);
  if (!id || !world.atWork) return;
  ledger.counts.returnsAsked += 1;
  const path = `/returnRequest/${id}/update`;
  if (ledger.noted(await post(world, path, { status: true }, once(token))))
    ledger.counts.returnsApproved += 1;
  /* Pressed twice, as people do when nothing seems to happen. */
  const press = () => post(world, path, { refund_status: true }, { token });
  const pressed = await Promise.all([press(), press()]);
  if (!pressed.some(({ kind }) => kind === 'done')) return;
  ledger.returned.add(order);
  ledger.counts.returnsRefunded += 1;
}

/** One act of the staff on some order that a buyer knows of: cancel it, take it up again, or take it back. */
export async function workOnce(run: Run): Promise<void> {
  const { world, people, ledger } = run;
  await wait(PAUSE_MS);
  const open = [...ledger.orders].filter(([id]) => !ledger.returned.has(id)).slice(-RECENT);
  if (open.length === 0) return;
  const isWanted = world.wanted === 'return' || world.wanted === 'decide';
  const choice = isWanted ? 0 : world.random();
  const uncancelled = open.filter(([id]) => !ledger.cancelled.has(id));
  const [order, bought] = pick(world.random, choice < 0.8 && uncancelled.length > 0 ? uncancelled : open);
  if (choice < 0.5) return takeBack(run, order, bought);
  const change =
    choice < 0.8
      ? { status: 'Cancelled', reason: 'Out of order.' }
      : { status: 'Pending', reason: 'Taken up again.' };
  ledger.noted(await post(world, `/order/${order}/update`, change, once(people.owner.token)));
}
