import { describe, expect, it } from 'vitest';
import { challengeOf, isCounterRegression } from './passkeys.rules';

describe('the counter of an assertion', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [4, 5, false],
    [4, 900, false],
    [4, 4, true],
    [4, 3, true],
    [4, 0, true],
    [1, 1, true],
  ])('that follows %i and is %i: a copy is %s', (stored, given, isCopy) => {
    expect(isCounterRegression(stored, given)).toBe(isCopy);
  });
});

describe('the challenge of client data', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');

  it('is read from the JSON of the browser', () => {
    expect(challengeOf(encode(JSON.stringify({ type: 'webauthn.get', challenge: 'aB-_9', name: 'é' })))).toBe(
      'aB-_9',
    );
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', encode('{')],
    ['null', encode('null')],
    ['a number', encode('{"challenge":7}')],
    ['none', encode('{}')],
    ['nothing', ''],
  ])('is undefined for %s', (_what, text) => {
    expect(challengeOf(text)).toBeUndefined();
  });
});
