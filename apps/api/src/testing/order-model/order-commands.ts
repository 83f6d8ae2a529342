import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { Model, ModelPayment } from './order-model';
import * as rules from './order-rules';
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
import { REFUND_COMMANDS } from './refund-commands';
import * as refundRules from './refund-rules';
import { withAnswer } from './refunds-in';
import { chosenOne, comparedCommand as command, type Command } from './compared-command';

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
    (model, payment) => refundRules.refundUnits(model, payment, units, isBack),
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
      (_, payment) => refundRules.refundShipping(payment),
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
      (_, payment) => refundRules.approveReturn(payment),
      (world, id) => stepReturn(world, id, { status: true }),
    ),
};

const refundReturnCommand = (which: number, answer: refundRules.Answer) =>
  orderCommand(
    `refund the return, ${answer}`,
    which,
    (_, payment) => refundRules.refundReturn(payment, answer),
    (world, id) => withAnswer(world, answer, () => stepReturn(world, id, { refund_status: true })),
  );

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

const units = fc.integer({ min: 1, max: 3 });
const startArbitrary = fc.record({ user: fc.nat(1), product: fc.nat(1), quantity: units }).map(startCommand);
const payArbitrary = fc
  .tuple(chosenOne, fc.boolean())
  .map(([one, isReported]) => payCommand(one, isReported));

const refundArbitrary = fc
  .tuple(chosenOne, units, fc.boolean())
  .map(([one, some, isBack]) => refundCommand(one, some, isBack));

const statusArbitrary = fc
  .tuple(chosenOne, fc.constantFrom(...ORDER_STATUSES, 'Delivered', 'Cancelled'), fc.boolean())
  .map(([one, to, isBack]) => statusCommand(one, to, isBack));

const answerArbitrary = fc.constantFrom(...refundRules.ANSWERS);

/** Commands about orders that there are. */
const aboutOrders: fc.Arbitrary<Command>[] = [
  ...[statusArbitrary, statusArbitrary, statusArbitrary],
  ...[refundArbitrary, refundArbitrary],
  fc.tuple(chosenOne, answerArbitrary).map(([one, answer]) => refundReturnCommand(one, answer)),
  ...REFUND_COMMANDS,
  ...Object.values(simple).map((make) => chosenOne.map(make)),
];

/** All commands. Those that start, pay and refund units are there twice, since the others need their orders and refunds. */
export const ORDER_COMMANDS: fc.Arbitrary<Command>[] = [
  ...[startArbitrary, startArbitrary, payArbitrary, payArbitrary],
  ...aboutOrders,
  fc.tuple(fc.nat(1), units).map(([product, some]) => addCommand(product, some)),
  fc.constant(expireCommand()),
];

const placeOrder = [
  addCommand(0, 3),
  startCommand({ user: 0, product: 0, quantity: 3 }),
  payCommand(0, true),
];

/** Places an order of three units, about which all other commands are: so more happens to it than among others. */
export const ONE_ORDER = { first: placeOrder, commands: aboutOrders };

/** The same with an approved return, which random commands reach once in a hundred orders. */
export const ONE_RETURN = {
  first: [
    ...placeOrder,
    statusCommand(0, 'Delivered', false),
    simple.requestReturn(0),
    simple.approveReturn(0),
  ],
  commands: aboutOrders,
};
