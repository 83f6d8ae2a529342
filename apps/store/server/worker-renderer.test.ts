import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startWorkerRenderer, type WorkerRenderer } from './worker-renderer';

const folder = mkdtempSync(join(tmpdir(), 'aabha-worker-'));
const file = join(folder, 'worker.mjs');
/* Implements the protocol of `render-worker` and does what the path says. */
writeFileSync(
  file,
  `import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, path, ticket = '' }) => {
  if (path === '/exit') process.exit(3);
  if (path === '/hang') for (;;);
  if (path === '/fails') return parentPort.postMessage({ kind: 'failed', id, error: { message: 'no page' } });
  if (path === '/notes') parentPort.postMessage({ kind: 'error', error: { message: 'noted' } });
  const html = Buffer.from(workerData.greeting + path + ticket + ' ' + threadId);
  parentPort.postMessage({ kind: 'page', id, page: { status: 200, headers: { a: 'b' }, html, brotli: html } });
});
parentPort.postMessage({ kind: 'ready' });
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

let renderer: WorkerRenderer;
afterEach(() => renderer.stop());
const onError = vi.fn<(error: unknown) => void>();
const start = async (renderWithinMs = 60_000) =>
  (renderer = await startWorkerRenderer({ file, data: { greeting: 'hello ' }, onError, renderWithinMs }));

it('renders several pages concurrently on another thread', async () => {
  const { render } = await start();
  const [a, b] = await Promise.all([render('/a'), render('/b', '.ticket')]);
  expect(a).toMatchObject({ status: 200, headers: { a: 'b' } });
  expect(Buffer.isBuffer(a.html)).toBe(true);
  expect(a.html.toString()).toMatch(/^hello \/a [1-9]/);
  expect(b.brotli.toString()).toMatch(/^hello \/b\.ticket/);
});

it('rejects a page that fails, and passes on reported errors', async () => {
  const { render } = await start();
  await expect(render('/fails')).rejects.toThrow('no page');
  await render('/notes');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'noted' }));
});

it.each([
  ['ends', '/exit'],
  ['hangs', '/hang'],
])('replaces a thread that %s, and rejects what it had in hand', async (_what, path) => {
  const { render } = await start(300);
  await expect(render(path)).rejects.toThrow('ended');
  expect((await render('/again')).html.toString()).toMatch(/^hello \/again/);
});

it('rejects when the thread cannot start', async () => {
  const missing = startWorkerRenderer({ file: join(folder, 'missing.mjs'), data: {}, onError });
  await expect(missing).rejects.toThrow();
  await start();
});
