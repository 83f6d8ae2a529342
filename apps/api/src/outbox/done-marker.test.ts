import { describe, expect, it } from 'vitest';
import { doneMarker } from './done-marker';

/** Returns a marker whose statements end when they are told to. */
function slowMarker() {
  const statements: { ids: readonly string[]; end: (error?: Error) => void }[] = [];
  const mark = doneMarker(
    (ids) =>
      new Promise((resolve, reject) => {
        statements.push({ ids, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { mark, statements };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('marking effects as done', () => {
  it('takes one statement for those of a turn, and one for all that are done while it runs', async () => {
    const { mark, statements } = slowMarker();
    const first = [mark('a'), mark('b')];
    await turns();
    const later = [mark('c'), mark('d'), mark('e')];
    await turns();
    expect(statements.map(({ ids }) => ids)).toEqual([['a', 'b']]);
    statements[0]?.end();
    await Promise.all(first);
    await turns();
    expect(statements.map(({ ids }) => ids)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
    statements[1]?.end();
    await Promise.all(later);
  });

  it('fails for each of a statement that fails, and goes on', async () => {
    const { mark, statements } = slowMarker();
    const failed = Promise.allSettled([mark('a'), mark('b')]);
    await turns();
    statements[0]?.end(new Error('The database is gone.'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = mark('c');
    await turns();
    statements[1]?.end();
    await next;
  });
});
