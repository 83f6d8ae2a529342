import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { serverMessage } from './server-message';

describe('what the server said', () => {
  it('is told from a refusal', () => {
    expect(serverMessage(new HttpError('This code is taken.', 409))).toBe('This code is taken.');
  });
  it('is nothing when no answer came', () => {
    expect(serverMessage(new HttpError('The shop is not answering.', 0))).toBeUndefined();
    expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
