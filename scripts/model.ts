import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { stream } from './testing/stages';

/*
 * Compares random sequences of purchases, cancellations, refunds and returns with a model of the specification, after each
 * step: npm run model -- --sequences 10000
 * A failure prints the shortest sequence that shows it, with the seed that repeats it (`--seed`). Ctrl-C stops it.
 */
const { values } = parseArgs({
  options: { sequences: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
process.env.MODEL_SEQUENCES = values.sequences;
if (values.seed !== undefined) process.env.MODEL_SEED = values.seed;
const test = 'apps/api/src/modules/orders/order-model.int.test.ts';
if (!(await stream(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', test])))
  process.exitCode = 1;
