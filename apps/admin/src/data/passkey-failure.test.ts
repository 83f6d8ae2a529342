import { expect, test } from 'vitest';
import { HttpError } from 'react-admin';
import { passkeyFailure } from './passkey-failure';

test.each([
  ['NotAllowedError', 'No passkey was used. Please try again.'],
  ['AbortError', 'No passkey was used. Please try again.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['SecurityError', 'Passkeys work only at the address of the back office.'],
  ['NotSupportedError', 'This device cannot make a passkey.'],
])('%s of the browser is shown as: %s', (name, text) => {
  expect(passkeyFailure(new DOMException('in the words of the browser', name)).message).toBe(text);
});

test('a refusal of the server stays as it is', () => {
  const refusal = new HttpError('This passkey was not accepted. Please try again.', 401, {});
  expect(passkeyFailure(refusal)).toBe(refusal);
});
