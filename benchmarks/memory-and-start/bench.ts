import { load, type Call } from '../load/load';
import { cpuMs, memoryMb, startHarness } from '../harness/harness';

const STARTS = 5;
const WARM_MS = 5000;
const LOADED_MS = Number(process.env.ROUND_SECONDS || 20) * 1000;

/** Requests for 2,000 different lists, so that the response cache fills up. */
const calls: Call[] = Array.from({ length: 2000 }, (_, n) => ({
  path: '/api/v1/product/list',
  method: 'POST',
  body: JSON.stringify({ pageNum: (n % 50) + 1, pageSize: 20, filters: { minPrice: Math.floor(n / 50) } }),
}));

const harness = await startHarness({ products: 1000 });
try {
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const api = await harness.api();
    starts.push(api.startedInMs);
    await api.stop();
  }
  starts.sort((a, b) => a - b);
  process.stdout.write(
    `ready after ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms, median ${starts[2]?.toFixed(0)} ms\n`,
  );
  for (const [name, env] of [
    ['cached', {}],
    ['cached, heap growing by 60%', { HEAP_GROWTH_PERCENT: '60' }],
    ['uncached', { RESPONSE_CACHE_MB: '0' }],
    ['cached, again', {}],
    ['cached, heap growing by 60%, again', { HEAP_GROWTH_PERCENT: '60' }],
  ] as const) {
    const api = await harness.api(env);
    const idle = memoryMb(api.pid);
    let most = idle;
    const timer = setInterval(() => (most = Math.max(most, memoryMb(api.pid))), 200);
    await load(api.url, calls, 50, WARM_MS);
    const before = cpuMs(api.pid);
    const { perSecond } = await load(api.url, calls, 50, LOADED_MS);
    clearInterval(timer);
    const cpu = (cpuMs(api.pid) - before) / ((perSecond * LOADED_MS) / 1000);
    process.stdout.write(
      `${name}: ${idle.toFixed(0)} MB idle, at most ${most.toFixed(0)} MB at 50 connections and ${perSecond.toFixed(0)} lists a second, ${cpu.toFixed(2)} ms of processor time each\n`,
    );
    await api.stop();
  }
} finally {
  await harness.stop();
}
