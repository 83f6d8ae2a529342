import { afterEach, expect, it } from 'vitest';
import { holdEnds } from './hold-ends';

let stop = () => {};
afterEach(() => stop());

/** Ends that are told into a list, at a time of our own. */
function watched() {
  const clock = { ms: 1000 };
  const told: string[] = [];
  const ends = holdEnds(
    (productId) => told.push(productId),
    () => clock.ms,
  );
  stop = ends.stop;
  const at = (ms: number) => {
    clock.ms = ms;
    ends.sweep();
    return told.splice(0);
  };
  return { ends, at };
}

it('tells a product when its hold has ended, never before, and once', () => {
  const { ends, at } = watched();
  ends.add('a', 500);
  ends.add('b', 2000);
  expect(at(1499)).toEqual([]);
  expect(at(1500)).toEqual(['a']);
  expect(at(2999)).toEqual([]);
  expect(at(3050)).toEqual(['b']);
  expect(at(9000)).toEqual([]);
});

it('tells an end that is already past at the next look', () => {
  const { ends, at } = watched();
  ends.add('a', -300);
  expect(at(1050)).toEqual(['a']);
});

it('tells a product once for all its holds that end together', () => {
  const { ends, at } = watched();
  ends.add('a', 500);
  ends.add('a', 500);
  expect(at(2000)).toEqual(['a']);
});
