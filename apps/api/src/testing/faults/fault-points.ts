import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';

const POINTS_OF_PAYMENTS = [
  'create.commit.before',
  'create.commit.after',
  'create.createOrder.before',
  'create.createOrder.after',
  'create.response.before',
  'create.response.after',
  'verify.listPayments.before',
  'verify.listPayments.after',
  'verify.commit.before',
  'verify.commit.after',
  'verify.response.before',
  'webhook.commit.before',
  'webhook.commit.after',
  'webhook.response.before',
  'settle.listPayments.before',
  'settle.listPayments.after',
  'settle.commit.before',
  'settle.commit.after',
  'cancel.commit.before',
  'cancel.commit.after',
  'cancel.response.before',
  'return.commit.before',
  'return.commit.after',
  'return.response.before',
  'decide.commit.before',
  'decide.commit.after',
  'decide.refund.before',
  'decide.refund.after',
  'decide.response.before',
  'refund.refund.before',
  'refund.refund.after',
  'refund.commit.before',
  'refund.commit.after',
  'mail.send.before',
  'mail.send.after',
  'job.listPayments.before',
  'job.listPayments.after',
  'job.commit.before',
  'job.commit.after',
];

/** Further actions that honour an `Idempotency-Key`. */
export const OTHER_KEYED_ACTIONS = [
  'wholesale',
  'credit',
  'cart',
  'coupon',
  'product',
  'edit',
  'bulk',
  'import',
  'address',
  'restock',
  'part',
  'retry',
  'discrepancy',
  'complaint',
  'message',
  'review',
  'note',
  'shipment',
  'installation',
  'resend',
  'report',
  'undo',
  'count',
  'delivery',
  'draft',
  'approval',
] as const;
export type OtherKeyedAction = (typeof OTHER_KEYED_ACTIONS)[number];

const POINTS_OF_KEYED_ACTS = OTHER_KEYED_ACTIONS.flatMap((act) => [
  `${act}.commit.before`,
  `${act}.commit.after`,
  `${act}.response.before`,
]);

/**
 * Points at which a process of the test build can be made to crash: on either side of every commit, provider
 * call and mail of the actions that change money, stock or orders, and before a response is sent. Names are
 * `action.boundary`. The production build has none of this: the test build replaces three modules by those of
 * this folder.
 */
export const FAULT_POINTS: readonly string[] = [...POINTS_OF_PAYMENTS, ...POINTS_OF_KEYED_ACTS];

/** Printed on standard output with the point's name, right before the process crashes there. */
export const CLOSING_DESCRIPTIONS = 'dies at the fault point';

const acts = new AsyncLocalStorage<string>();
let armed = '';
let crossingsLeft = 0;

/* A line on standard input arms a point: its name, and how many crossings to skip. */
process.stdin.on('data', (line: Buffer) => {
  const [point = '', crossings] = line.toString().trim().split(' ');
  armed = point;
  crossingsLeft = Number(crossings);
});

/** Runs `work` as part of an action, which names the boundaries it crosses. */
export function runInAction<T>(act: string, work: () => T): T {
  return acts.run(act, work);
}

/** Marks a boundary as crossed. Kills the process when this is the armed one. */
export function cross(boundary: string): void {
  if (`${acts.getStore() ?? 'job'}.${boundary}` !== armed) return;
  crossingsLeft -= 1;
  if (crossingsLeft >= 0) return;
  writeSync(1, `${CLOSING_DESCRIPTIONS} ${armed}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** Wraps an object whose asynchronous functions cross a boundary before and after they run. */
export function withCrossings<T extends object>(target: T, names: readonly (keyof T & string)[]): T {
  const wrapped = { ...target };
  for (const name of names) {
    const real = target[name] as (...args: unknown[]) => Promise<unknown>;
    const around = async (...args: unknown[]) => {
      cross(`${name}.before`);
      const result = await real.apply(target, args);
      cross(`${name}.after`);
      return result;
    };
    Object.assign(wrapped, { [name]: around });
  }
  return wrapped;
}
