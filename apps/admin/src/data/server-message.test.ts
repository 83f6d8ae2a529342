import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { serverMessage } from './server-message';

describe('server message', () => {
  it('is the message of a refusal', () => {
    expect(serverMessage(new HttpError('This code is taken.', 409))).toBe('This code is taken.');
  });
  it('is undefined without a response', () => {
    expect(serverMessage(new HttpError('The shop is not answering.', 0))).toBeUndefined();
    expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
