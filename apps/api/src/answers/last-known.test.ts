import { expect, it } from 'vitest';
import { answerStore } from './answer-store';

const MADE_FROM = { topics: ['catalogue'], stockOf: [] } as const;

function aStore(maxStaleMs = 60_000) {
  const clock = { now: 0 };
  const store = answerStore(10_000, maxStaleMs, () => clock.now);
  const keep = (key: string, body: string) => store.fill(key).keep(body, MADE_FROM);
  const stale = (key: string) => {
    const found = store.getStale(key);
    return found && [found.answer.body.toString(), found.ageSeconds];
  };
  return { clock, store, keep, stale };
}

it('has the last answer after it changed, or after word of changes is lost, and says for how long that is so', () => {
  const { clock, store, keep, stale } = aStore();
  store.open();
  keep('a', 'one');
  clock.now = 5000;
  expect(stale('a')).toEqual(['one', 0]);
  store.apply({ kind: 'topic', topic: 'catalogue' });
  expect(store.get('a')).toBeUndefined();
  clock.now = 8000;
  expect(stale('a')).toEqual(['one', 3]);
  keep('a', 'two');
  expect(stale('a')).toEqual(['two', 0]);
  store.close();
  clock.now = 9000;
  expect(stale('a')).toEqual(['two', 1]);
});

it('gives out none that is too old, and none without a limit', () => {
  const { clock, store, keep, stale } = aStore();
  store.open();
  keep('a', 'one');
  store.close();
  clock.now = 60_000;
  expect(stale('a')).toEqual(['one', 60]);
  clock.now = 60_001;
  expect(stale('a')).toBeUndefined();
  const without = aStore(0);
  without.store.open();
  without.keep('a', 'one');
  expect(without.stale('a')).toBeUndefined();
});
