import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { compare } from './compare';
import * as rules from './order-model';
import type { Model, ModelPayment } from './order-model';
import {
  addUnitsIn,
  expireIn,
  isAccepted,
  orderCalls,
  payIn,
  startIn,
  stepReturn,
  type World,
} from './order-world';

type Command = fc.AsyncCommand<Model, World, true>;

/** A command that does one thing in the model and in the shop, and then compares the two. */
const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Command => ({
  check: (model) => Promise.resolve(check(model)),
  async run(model, world) {
    await run(model, world);
    await compare(model, world);
  },
  toString: () => name,
});

const startCommand = (chosen: rules.Chosen): Command =>
  command(
    `start(${chosen.user}, ${chosen.product}, ${chosen.quantity})`,
    () => true,
    async (model, world) => {
      const payment = rules.start(model, chosen);
      let id: string | undefined;
      expect(await isAccepted(startIn(world, chosen).then((started) => (id = started)))).toBe(
        payment !== undefined,
      );
      if (payment === undefined || !id) return;
      world.payments[payment] ??= { providerOrderId: id };
      expect(world.payments[payment].providerOrderId).toBe(id);
    },
  );

const openOnes = (model: Readonly<Model>) => model.payments.filter(({ state }) => state === 'open');

const payCommand = (which: number, isReported: boolean): Command =>
  command(
    `pay(${which}, ${isReported ? 'reported' : 'found'})`,
    (model) => openOnes(model).length > 0,
    async (model, world) => {
      const open = openOnes(model);
      const payment = open[which % open.length]!;
      rules.capture(model, payment);
      await payIn(world, payment.user, world.payments[model.payments.indexOf(payment)]!, isReported);
    },
  );

const ordered = (model: Readonly<Model>) => model.payments.filter(({ order }) => order);

/** A command about one of the orders: `expected` changes the model, `act` is the call; both say whether it was accepted. */
const orderCommand = (
  name: string,
  which: number,
  expected: (model: Model, payment: ModelPayment) => boolean,
  act: (world: World, id: string, payment: ModelPayment) => Promise<boolean>,
): Command =>
  command(
    `${name}, order ${which}`,
    (model) => ordered(model).length > 0,
    async (model, world) => {
      const orders = ordered(model);
      const payment = orders[which % orders.length]!;
      const { orderId } = world.payments[model.payments.indexOf(payment)]!;
      const isAllowed = expected(model, payment);
      expect(await act(world, orderId!, payment)).toBe(isAllowed);
    },
  );

const statusCommand = (which: number, to: OrderStatus, isBack: boolean) =>
  orderCommand(
    `set ${to}${isBack ? ' with the goods' : ''}`,
    which,
    (model, payment) => rules.setStatus(model, payment, to, isBack),
    (world, id) => isAccepted(orderCalls.setStatus(world, id, to, isBack)),
  );

const refundCommand = (which: number, units: number, isBack: boolean) =>
  orderCommand(
    `refund ${units} units${isBack ? ' with the goods' : ''}`,
    which,
    (model, payment) => rules.refundUnits(model, payment, units, isBack),
    (world, id) => isAccepted(orderCalls.refundUnits(world, id, units, isBack)),
  );

/** The commands about an order that have no choice but that of the order. */
const simple = {
  cancel: (which: number) =>
    orderCommand('cancel', which, rules.cancel, (world, id, { user }) =>
      isAccepted(orderCalls.cancel(world, user, id)),
    ),
  restock: (which: number) =>
    orderCommand('restock', which, rules.restock, (world, id) => isAccepted(orderCalls.restock(world, id))),
  refundShipping: (which: number) =>
    orderCommand(
      'refund the delivery',
      which,
      (_, payment) => rules.refundShipping(payment),
      (world, id) => isAccepted(orderCalls.refundShipping(world, id)),
    ),
  requestReturn: (which: number) =>
    orderCommand(
      'request a return',
      which,
      (_, payment) => rules.requestReturn(payment),
      (world, id, { user }) => isAccepted(orderCalls.requestReturn(world, user, id)),
    ),
  approveReturn: (which: number) =>
    orderCommand(
      'approve the return',
      which,
      (_, payment) => rules.approveReturn(payment),
      (world, id) => stepReturn(world, id, { status: true }),
    ),
  refundReturn: (which: number) =>
    orderCommand(
      'refund the return',
      which,
      (_, payment) => rules.refundReturn(payment),
      (world, id) => stepReturn(world, id, { refund_status: true }),
    ),
};

const addCommand = (product: number, units: number): Command =>
  command(
    `count ${units} more of ${product}`,
    () => true,
    async (model, world) => {
      await addUnitsIn(world, product, units, model.stock[product]!);
      rules.addUnits(model, product, units);
    },
  );

const expireCommand = (): Command =>
  command(
    'expire',
    (model) => model.payments.some(({ holds }) => holds),
    async (model, world) => {
      rules.expire(model);
      await expireIn(world);
    },
  );

const which = fc.nat(7);
const units = fc.integer({ min: 1, max: 3 });
const startArbitrary = fc.record({ user: fc.nat(1), product: fc.nat(1), quantity: units }).map(startCommand);
const payArbitrary = fc.tuple(which, fc.boolean()).map(([one, isReported]) => payCommand(one, isReported));

/** All commands of a sequence. Those that start and pay are there twice, since the others need their orders. */
export const ORDER_COMMANDS: fc.Arbitrary<Command>[] = [
  ...[startArbitrary, startArbitrary, payArbitrary, payArbitrary],
  fc
    .tuple(which, fc.constantFrom(...ORDER_STATUSES), fc.boolean())
    .map(([one, to, isBack]) => statusCommand(one, to, isBack)),
  fc.tuple(which, units, fc.boolean()).map(([one, some, isBack]) => refundCommand(one, some, isBack)),
  ...Object.values(simple).map((make) => which.map(make)),
  fc.tuple(fc.nat(1), units).map(([product, some]) => addCommand(product, some)),
  fc.constant(expireCommand()),
];
