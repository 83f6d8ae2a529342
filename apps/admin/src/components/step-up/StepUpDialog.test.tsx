import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { AppError } from '@aabha/contracts/errors/errors';
import { requestFile } from '../../data/request-file';
import { api, staffConfirmation } from '../../data/trpc';
import { serveApi } from '../../testing/serve-api';
import { confirmStaff } from './confirm-staff';

const REFUSAL = 'Please confirm that it is you, then try again.';
const WRONG = 'This code is not correct, or it was used already.';
const RIGHT = '123456';
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/* Each test begins long after the confirmation of the one before. */
let nowMs = 0;
beforeEach(() => {
  staffConfirmation.ask = confirmStaff;
  nowMs += 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(nowMs);
});

/** Serves an API whose acts are refused until somebody has confirmed. Returns the calls. */
function serveConfirmed(ways: StepUpWay[] = ['code']) {
  let isConfirmed = false;
  const guarded = (output: unknown) => () => {
    if (!isConfirmed) throw new AppError('STEP_UP_REQUIRED');
    return output;
  };
  return serveApi({
    'staffSignIn.stepUpWays': () => ({ ways, confirmed_until: null }),
    'staffSignIn.stepUp': (input) => {
      const { code, password } = input as { code?: string; password?: string };
      if (code !== RIGHT && password !== RIGHT)
        throw new AppError('SECOND_FACTOR_WRONG', undefined, { code: WRONG });
      isConfirmed = true;
      return { confirmed_until: '2026-03-02T09:15:00.000Z' };
    },
    'prices.approve': guarded({ change: { _id: 'p1' } }),
    'apiKeys.revoke': guarded({ apiKey: { _id: 'k1' } }),
    '/api/v1/order/export': guarded('Order\r\n'),
  });
}
const approve = () => api.prices.approve.mutate({ id: 'p1' });
const revoke = () => api.apiKeys.revoke.mutate({ id: 'k1' });
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const pathsOf = (calls: readonly { path: string }[]) => calls.map(({ path }) => path);

async function type(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

describe('a call that needs a confirmation', () => {
  it('is sent again by itself after a code, once a wrong one was refused at the field', async () => {
    const calls = serveConfirmed();
    const approved = approve();
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Please enter the code of your authenticator app.');
    await type('Code', '000000');
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    await type('Code', RIGHT);
    expect(await approved).toEqual({ change: { _id: 'p1' } });
    expect(pathsOf(calls).filter((path) => path === 'prices.approve')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the password where there is no second factor', async () => {
    serveConfirmed(['password']);
    const approved = approve();
    await dialog();
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await type('Password', RIGHT);
    expect(await approved).toEqual({ change: { _id: 'p1' } });
  });

  it('fails with its refusal where the dialog is cancelled, by its button or with Escape', async () => {
    const calls = serveConfirmed();
    for (const cancel of [
      async () => user.click(screen.getByRole('button', { name: 'Cancel' })),
      async () => user.keyboard('{Escape}'),
    ]) {
      const refused = expect(approve()).rejects.toThrow(REFUSAL);
      await dialog();
      await cancel();
      await refused;
    }
    expect(pathsOf(calls)).not.toContain('staffSignIn.stepUp');
  });

  it('shares one dialog with others of the same time', async () => {
    const calls = serveConfirmed();
    const both = Promise.all([approve(), revoke()]);
    await dialog();
    await type('Code', RIGHT);
    expect(await both).toMatchObject([{ change: { _id: 'p1' } }, { apiKey: { _id: 'k1' } }]);
    expect(pathsOf(calls).filter((path) => path === 'staffSignIn.stepUp')).toHaveLength(1);
    expect(pathsOf(calls).filter((path) => path === 'staffSignIn.stepUpWays')).toHaveLength(1);
  });

  it('is repeated once only', async () => {
    const calls = serveApi({
      'staffSignIn.stepUpWays': () => ({ ways: ['code'], confirmed_until: null }),
      'staffSignIn.stepUp': () => ({ confirmed_until: null }),
      'prices.approve': () => {
        throw new AppError('STEP_UP_REQUIRED');
      },
    });
    const refused = expect(approve()).rejects.toThrow(REFUSAL);
    await dialog();
    await type('Code', RIGHT);
    await refused;
    expect(pathsOf(calls).filter((path) => path === 'prices.approve')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may be the request of a file', async () => {
    serveConfirmed();
    const file = requestFile('/api/v1/order/export', {}, new AbortController().signal);
    await dialog();
    await type('Code', RIGHT);
    expect(await (await file).response.text()).toBe('Order\r\n');
  });

  it('says why where the session cannot be confirmed', async () => {
    serveApi({
      'staffSignIn.stepUpWays': () => {
        throw new AppError('SESSION_EXPIRED');
      },
      'prices.approve': () => {
        throw new AppError('STEP_UP_REQUIRED');
      },
    });
    const refused = expect(approve()).rejects.toThrow(REFUSAL);
    await dialog();
    screen.getByText('Your session has ended. Please log in again.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await refused;
  });

  it('offers the other ways of the account', async () => {
    serveConfirmed(['code', 'password']);
    const approved = approve();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Use the password instead' }));
    await type('Password', RIGHT);
    expect(await approved).toEqual({ change: { _id: 'p1' } });
  });
});
