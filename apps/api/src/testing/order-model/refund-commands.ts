import fc from 'fast-check';
import { expect } from 'vitest';
import { chosenOne, comparedCommand, type Command } from './compared-command';
import type { Model, ModelPayment, ModelRefund } from './order-model';
import type { World } from './order-world';
import { ANSWERS, endRefund, retryRefund, sendRefund, sentPaise, type Answer } from './refund-rules';
import { endIn, refundsIn, retryIn, sendIn, sentIn } from './refunds-in';

const refundsOf = (model: Readonly<Model>, status: ModelRefund['status']) =>
  model.payments.flatMap((payment) =>
    payment.refunds.filter((refund) => refund.status === status).map((refund) => ({ payment, refund })),
  );

interface Chosen {
  payment: ModelPayment;
  refund: ModelRefund;
  world: World;
  seen: Awaited<ReturnType<typeof refundsIn>>[number];
}

/** A command about one of the refunds of a status, after which the provider has sent as much back as the model. */
const refundCommand = (
  name: string,
  { which, status }: { which: number; status: ModelRefund['status'] },
  run: (chosen: Chosen) => Promise<void>,
): Command =>
  comparedCommand(
    `${name}, refund ${which}`,
    (model) => refundsOf(model, status).length > 0,
    async (model, world) => {
      const refunds = refundsOf(model, status);
      const { payment, refund } = refunds[which % refunds.length]!;
      const { providerOrderId } = world.payments[model.payments.indexOf(payment)]!;
      const rows = await refundsIn(world, providerOrderId);
      expect(rows).toHaveLength(payment.refunds.length);
      const seen = rows[payment.refunds.indexOf(refund)]!;
      await run({ payment, refund, world, seen });
      expect(await sentIn(world, seen)).toBe(sentPaise(payment));
    },
  );

const sendCommand = (which: number, answer: Answer) =>
  refundCommand(`send, ${answer}`, { which, status: 'queued' }, async ({ payment, refund, world, seen }) => {
    sendRefund(payment, refund, answer);
    await sendIn(world, seen, answer);
  });

const endCommand = (which: number, end: 'processed' | 'failed') =>
  refundCommand(`end as ${end}`, { which, status: 'sent' }, async ({ payment, refund, world, seen }) => {
    endRefund(payment, refund, end);
    await endIn(world, seen, end);
  });

const retryCommand = (which: number) =>
  refundCommand('try again', { which, status: 'failed' }, async ({ payment, refund, world, seen }) => {
    const isAllowed = retryRefund(payment, refund);
    expect(await retryIn(world, seen)).toBe(isAllowed);
  });

const sendArbitrary = fc
  .tuple(chosenOne, fc.constantFrom(...ANSWERS, 'refused'))
  .map(([one, answer]) => sendCommand(one, answer));

/** What workers, the provider and staff do with refunds that are made. */
export const REFUND_COMMANDS: fc.Arbitrary<Command>[] = [
  ...[sendArbitrary, sendArbitrary],
  fc.tuple(chosenOne, fc.constantFrom('processed', 'failed')).map(([one, end]) => endCommand(one, end)),
  chosenOne.map(retryCommand),
];
