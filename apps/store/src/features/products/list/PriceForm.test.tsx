import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PriceForm } from './PriceForm';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const from = () => field('From ₹');
const to = () => field('To ₹');
const apply = () => screen.getByRole('button', { name: 'Apply' });

function show(range: { min?: number; max?: number } = {}) {
  const onApply = vi.fn();
  const form = ({ min, max }: typeof range) => (
    <MantineProvider env="test">
      <PriceForm min={min} max={max} range={{ min: 7_990, max: 1_49_990 }} onApply={onApply} />
    </MantineProvider>
  );
  const { rerender } = render(form(range));
  return {
    user: userEvent.setup({ delay: null }),
    onApply,
    change: (next: typeof range) => rerender(form(next)),
  };
}

it('applies a range as it is typed, either end of which may be open', async () => {
  const { user, onApply } = show();
  expect([from().placeholder, to().placeholder]).toEqual(['7,990', '1,49,990']);
  await user.type(from(), '₹ 25,000');
  await user.click(apply());
  await user.type(to(), '40000{Enter}');
  expect(onApply.mock.calls).toEqual([
    [25_000, undefined],
    [25_000, 40_000],
  ]);
});

it('refuses what is no amount and a range upside down, and keeps what was typed', async () => {
  const { user, onApply } = show();
  await user.type(from(), '25.5');
  await user.type(to(), 'many');
  await user.click(apply());
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter whole rupees, such as 25000.');
  expect([from(), to()].map((end) => end.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(from());
  await user.clear(from());
  await user.type(from(), '40000');
  await user.clear(to());
  await user.type(to(), '25000{Enter}');
  expect(to()).toHaveAccessibleDescription('The highest price cannot be below the lowest.');
  expect(from()).not.toHaveAccessibleDescription();
  expect(document.activeElement).toBe(to());
  expect([from().value, to().value]).toEqual(['40000', '25000']);
  expect(onApply).not.toHaveBeenCalled();
  await user.clear(to());
  await user.click(apply());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onApply.mock.calls).toEqual([[40_000, undefined]]);
});

it('follows a range that is chosen elsewhere', () => {
  const { change } = show({ min: 25_000 });
  expect([from().value, to().value]).toEqual(['25000', '']);
  change({ max: 40_000 });
  expect([from().value, to().value]).toEqual(['', '40000']);
});
