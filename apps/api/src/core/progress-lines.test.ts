import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { DocumentProgress } from '@aabha/contracts/wire/progress-lines';
import { resultOf, startWork } from './progress-lines';

const STEPS: readonly DocumentProgress[] = [
  { checked: 1, documents: 2 },
  { checked: 2, documents: 2 },
];
async function* work(end: () => string, onStop: () => void = () => undefined) {
  try {
    for (const step of STEPS) yield await Promise.resolve(step);
    return end();
  } finally {
    onStop();
  }
}
const refuse = (): never => {
  throw appError('GSTR1_FILED');
};
async function linesOf(end: () => string): Promise<unknown[]> {
  const { lines } = await startWork(work(end));
  const read: unknown[] = [];
  for await (const line of lines) read.push(JSON.parse(line));
  return read;
}

test('each step is a line, and the last one has the result', async () => {
  expect(await linesOf(() => 'filed')).toEqual([...STEPS, { result: 'filed' }]);
  expect(await resultOf(work(() => 'filed'))).toBe('filed');
});

test('a refusal after the first step is the last line', async () => {
  const { code, message } = appError('GSTR1_FILED');
  expect(await linesOf(refuse)).toEqual([...STEPS, { error: { code, message } }]);
});

test('a refusal before the first step rejects', async () => {
  async function* refused(): AsyncGenerator<DocumentProgress, string, undefined> {
    await Promise.resolve();
    return refuse();
  }
  await expect(startWork(refused())).rejects.toMatchObject({ code: 'GSTR1_FILED' });
});

test('an error that is no refusal ends the lines early', async () => {
  const fail = () => {
    throw new TypeError('lost');
  };
  await expect(linesOf(fail)).rejects.toThrow('lost');
});

test('a reader that leaves stops the work', async () => {
  let isStopped = false;
  const { lines } = await startWork(
    work(
      () => 'filed',
      () => {
        isStopped = true;
      },
    ),
  );
  for await (const line of lines) {
    expect(JSON.parse(line)).toEqual(STEPS[0]);
    break;
  }
  expect(isStopped).toBe(true);
});
