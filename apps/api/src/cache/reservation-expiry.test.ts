import { afterEach, expect, it } from 'vitest';
import { reservationExpiry } from './reservation-expiry';

let stop = () => {};
afterEach(() => stop());

/** Expiries collected into a list, at a time that the test sets. */
function collected() {
  const clock = { ms: 1000 };
  const expired: string[] = [];
  const expiry = reservationExpiry(
    (productId) => expired.push(productId),
    () => clock.ms,
  );
  stop = expiry.stop;
  const at = (ms: number) => {
    clock.ms = ms;
    expiry.sweep();
    return expired.splice(0);
  };
  return { expiry, at };
}

it('reports a product once when its reservation has expired, never before', () => {
  const { expiry, at } = collected();
  expiry.add('a', 500);
  expiry.add('b', 2000);
  expect(at(1499)).toEqual([]);
  expect(at(1500)).toEqual(['a']);
  expect(at(2999)).toEqual([]);
  expect(at(3050)).toEqual(['b']);
  expect(at(9000)).toEqual([]);
});

it('reports an expiry that is already past with the next sweep', () => {
  const { expiry, at } = collected();
  expiry.add('a', -300);
  expect(at(1050)).toEqual(['a']);
});

it('reports a product once for all its reservations that expire together', () => {
  const { expiry, at } = collected();
  expiry.add('a', 500);
  expiry.add('a', 500);
  expect(at(2000)).toEqual(['a']);
});
