import { describe, expect, it } from 'vitest';
import { challengeOf } from './challenge-of';

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
