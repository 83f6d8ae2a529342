import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { ONE_ORDER, ONE_RETURN, ORDER_COMMANDS } from '../../testing/order-model/order-commands';
import { newModel, type Model } from '../../testing/order-model/order-model';
import { newWorld, type World } from '../../testing/order-model/order-world';
import { startTestShop, type TestShop } from '../../testing/test-shop';

/* Random sequences of purchases, cancellations, refunds and returns, compared with a model after each step. `npm run model` runs many. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 30);
/* The suite runs the same ones each time; `npm run model` others, unless it is told which. */
const seed = process.env.MODEL_SEED ?? (process.env.MODEL_SEQUENCES === undefined ? '7' : undefined);
const SEED = seed === undefined ? {} : { seed: Number(seed) };
const PER_SEQUENCE_MS = 2000;
/** Long runs say how far they are. */
const REPORT_EVERY = 250;

const sequenceOf = (commands: typeof ORDER_COMMANDS, maxCommands: number) =>
  fc.commands<Model, World, true>(commands, { size: '+1', maxCommands });

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  /* Nothing but the commands changes anything, so that each comparison is exact. */
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

it(
  `keeps stock, payments, orders and refunds as the model does in ${SEQUENCES} sequences`,
  { timeout: 60_000 + SEQUENCES * PER_SEQUENCE_MS },
  async () => {
    let steps = 0;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 2 }),
        fc.oneof(
          sequenceOf(ORDER_COMMANDS, 40).map((commands) => ({ first: [], commands })),
          ...[ONE_ORDER, ONE_RETURN].map(({ first, commands: others }) =>
            sequenceOf(others, 60).map((commands) => ({ first, commands })),
          ),
        ),
        async (stock, { first, commands }) => {
          const world = await newWorld(shop, boss, stock);
          const model = newModel(stock);
          for (const command of first) await command.run(model, world);
          await fc.asyncModelRun(() => ({ model, real: world }), commands);
          steps += [...commands].length;
          done += 1;
          if (done % REPORT_EVERY === 0)
            process.stdout.write(`${done} of ${SEQUENCES} sequences, ${steps} steps\n`);
        },
      ),
      { numRuns: SEQUENCES, ...SEED },
    );
    expect(steps).toBeGreaterThan(SEQUENCES);
  },
);
