import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ResendCode } from './ResendCode';

afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: /^Resend/ });
/** Lets seconds pass, each in a step of its own, since it starts the timer of the next. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
    });
}

it('can be requested half a minute after the last one, and says whether it was sent', async () => {
  const responses = [() => Promise.reject(connectionLost()), () => Promise.resolve()];
  const send = vi.fn(() => responses.shift()?.() ?? Promise.reject(new Error('One OTP too many.')));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderInShop(<ResendCode send={send} />);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent(/^Resend in (30|29) s$/);
  await pass(30);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Resend$/);
  fireEvent.click(button());
  await screen.findByText('Failed to resend OTP.');
  expect(button()).toBeEnabled();
  fireEvent.click(button());
  await screen.findByText('OTP resent successfully!');
  expect(button()).toBeDisabled();
  expect(send).toHaveBeenCalledTimes(2);
});
