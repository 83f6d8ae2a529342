import { resolve } from 'node:path';
import { ATTACKS, type Attack } from '../benchmarks/hostile/attacks';
import { startEnvironment, type ShopUnderTest } from '../benchmarks/hostile/environment';

/* Checks that shoppers can buy during attacks on the built apps. COMPARE_WITH names another built checkout to check. */
const { COMPARE_WITH } = process.env;
const WARM_UP_MS = 1500;
const ROUND_MS = 1200;
/** Other work on the machine can spoil a round: quiet and attacked rounds are then repeated in turn. */
const MAX_TRIES = 5;
/** A quiet 95th percentile counts as at least this: ratios to fewer milliseconds are noise. */
const MIN_QUIET_MS = 40;

async function passes(shop: ShopUnderTest, attack: Attack): Promise<boolean> {
  for (let turn = 1; turn <= MAX_TRIES; turn += 1) {
    const quiet = await shop.run(ROUND_MS);
    const stop = await attack.start(shop);
    const attacked = await shop.run(ROUND_MS);
    stop();
    const maxMs = attack.maxRatio * Math.max(MIN_QUIET_MS, quiet.p95Ms);
    const isPassed = attacked.failed === 0 && attacked.orders > 0 && attacked.p95Ms <= maxMs;
    const figures = [
      `p95 ${quiet.p95Ms.toFixed(0)} ms quiet, ${attacked.p95Ms.toFixed(0)} ms attacked (at most ${maxMs.toFixed(0)})`,
      `${attacked.orders} orders`,
      `${attacked.failed} failed`,
    ];
    process.stdout.write(`${isPassed ? '✓' : '✗'} ${attack.name}: ${figures.join(', ')}\n`);
    if (isPassed) return true;
  }
  return false;
}

const environment = await startEnvironment();
try {
  const shop = await environment.start(COMPARE_WITH && resolve(COMPARE_WITH));
  await shop.run(WARM_UP_MS);
  for (const attack of ATTACKS) if (!(await passes(shop, attack))) process.exitCode = 1;
} finally {
  await environment.stop();
}
process.exit();
