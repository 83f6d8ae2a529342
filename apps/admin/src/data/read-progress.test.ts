import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentProgress } from '@aabha/contracts/wire/progress-lines';
import { readProgress } from './read-progress';

/** Serves these parts of a response, then ends it, or breaks it off. */
function serveParts(parts: readonly string[], end: 'end' | 'break' = 'end') {
  const bytes = new TextEncoder();
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part !== undefined) controller.enqueue(bytes.encode(part));
      else if (end === 'end') controller.close();
      else controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  onTestFinished(() => void vi.unstubAllGlobals());
}
const read = (onProgress: (progress: DocumentProgress) => void = () => undefined) =>
  readProgress<string>(
    '/api/v1/gst/gstr1/preview/progress',
    {},
    {
      signal: new AbortController().signal,
      onProgress,
    },
  );

test('reports each line, also one that comes in two parts, and returns the result', async () => {
  serveParts(['{"checked":1,"docu', 'ments":2}\n{"checked":2,"documents":2}\n', '{"result":"₹"}\n']);
  const steps: DocumentProgress[] = [];
  expect(await read((step) => steps.push(step))).toBe('₹');
  expect(steps).toEqual([
    { checked: 1, documents: 2 },
    { checked: 2, documents: 2 },
  ]);
});

test('rejects with a refusal that comes after the start', async () => {
  serveParts(['{"checked":1,"documents":2}\n{"error":{"code":"GSTR1_FILED","message":"Already filed."}}\n']);
  await expect(read()).rejects.toThrow('Already filed.');
});

test.each(['end', 'break'] as const)('rejects where the lines %s before the result', async (end) => {
  serveParts(['{"checked":1,"documents":2}\n'], end);
  await expect(read()).rejects.toThrow('The connection to the shop was lost.');
});
