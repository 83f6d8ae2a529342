import { TRPCClientError } from '@trpc/client';
import { expect, it, vi } from 'vitest';
import { FORM_PROBLEM, showFormFailure } from './form-failure';

const refusal = (reason: string, message: string, fields: Record<string, string> = {}) =>
  TRPCClientError.from({ error: { message, code: -32000, data: { reason, fields } } });

const fieldOnScreen = (path: string) =>
  ['email', 'password'].includes(path) ? document.createElement('input') : null;

/** A form's errors after a failure. */
function errorsOf(error: unknown, fallback?: string) {
  const setErrors = vi.fn();
  showFormFailure({ setErrors, getInputNode: fieldOnScreen }, ['email', 'password'], error, fallback);
  return setErrors.mock.calls[0]?.[0] as unknown;
}

it('keeps the message beside its field, or beside the button', () => {
  expect(errorsOf(refusal('INVALID_INPUT', 'Bad', { email: 'Email is required.' }))).toEqual({
    email: 'Email is required.',
  });
  expect(errorsOf(refusal('WRONG_PASSWORD', 'Invalid email or password.'))).toEqual({
    password: 'Invalid email or password.',
  });
  expect(errorsOf(refusal('CODE_WRONG', 'Invalid OTP.'))).toEqual({ [FORM_PROBLEM]: 'Invalid OTP.' });
  expect(errorsOf(new Error('offline'), 'Signin failed.')).toEqual({ [FORM_PROBLEM]: 'Signin failed.' });
});
