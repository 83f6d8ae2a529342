import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '@aabha/db/seed/random';
import { post } from './calls';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { World } from './world';

const PAUSE_MS = 150;

type Run = { world: World; people: People; ledger: Ledger };

async function takeBack(
  { world, people, ledger }: Run,
  order: string,
  { token, totalRupees }: { token: string; totalRupees: number },
): Promise<void> {
  const owner = { token: people.owner.token };
  await post(world, `/order/${order}/update`, { status: 'Delivered' }, owner);
  const asked = await post<{ returnRequest: { _id: string } }>(
    world,
    '/returnRequest/create',
    { order_id: order, return_reason: 'Changed mind', refund_amount: totalRupees },
    { token },
  );
  if (asked.kind !== 'done') return;
  const id = asked.data.returnRequest._id;
  await post(world, `/returnRequest/${id}/update`, { status: true }, owner);
  /* Pressed twice, as people do when nothing seems to happen. */
  const press = () => post(world, `/returnRequest/${id}/update`, { refund_status: true }, owner);
  const pressed = await Promise.all([press(), press()]);
  if (pressed.some(({ kind }) => kind === 'done')) ledger.counts.returned += 1;
}

/** One act of the staff on some order that a buyer knows of: cancel it, take it up again, or take it back. */
export async function workOnce(run: Run): Promise<void> {
  const { world, people, ledger } = run;
  await wait(PAUSE_MS);
  if (ledger.orders.size === 0) return;
  const [order, bought] = pick(world.random, [...ledger.orders].slice(-40));
  const owner = { token: people.owner.token };
  const choice = world.random();
  if (choice < 0.5) return takeBack(run, order, bought);
  if (choice < 0.8) {
    await post(world, `/order/${order}/update`, { status: 'Cancelled', reason: 'Out of order.' }, owner);
    return;
  }
  await post(world, `/order/${order}/update`, { status: 'Pending', reason: 'Taken up again.' }, owner);
}
