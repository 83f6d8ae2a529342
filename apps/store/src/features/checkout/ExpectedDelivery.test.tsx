import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { ExpectedDelivery } from './ExpectedDelivery';

const SERVED: ZipLookUp = {
  exists: true,
  canOrder: true,
  beforeFive: [],
  afterFive: [],
  city: '',
  state: '',
};
/** Returns the text; days do not wrap, so their spaces are others. */
function shown(found: ZipLookUp | undefined) {
  render(<ExpectedDelivery found={found} />);
  return screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
}

it('asks for the PIN code first', () => {
  expect(shown(undefined)).toBe('Expected delivery: To be confirmedEnter your PIN code to see the dates.');
});

it('asks for no PIN code that is typed and being looked up', () => {
  render(<ExpectedDelivery found={undefined} isAsked />);
  expect(screen.getByRole('status').textContent).toBe('Expected delivery: To be confirmed');
});

it('names both days', () => {
  const days = { earliestDelivery: '2026-03-04T06:00:00.000Z', latestDelivery: '2026-03-06T20:00:00.000Z' };
  expect(shown({ ...SERVED, ...days })).toBe('Expected delivery: 4 Mar 2026 to 7 Mar 2026');
});

it('names a day once', () => {
  const days = { earliestDelivery: '2026-03-04T06:00:00.000Z', latestDelivery: '2026-03-04T12:00:00.000Z' };
  expect(shown({ ...SERVED, ...days })).toBe('Expected delivery: 4 Mar 2026');
});

it('promises no day where none is known', () => {
  expect(shown(SERVED)).toBe('Expected delivery: To be confirmed');
});
