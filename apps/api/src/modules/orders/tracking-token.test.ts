import { describe, expect, it } from 'vitest';
import { payLinkToken } from '../draft-orders/pay-link-token';
import { previewToken } from '../../core/preview-token';
import { trackedId, trackingToken, withTrackingToken } from './tracking-token';

const secret = { TOKEN_SECRET: 'a secret of at least thirty-two letters' };
const ID = '0193a1e0-0000-7000-8000-000000000001';
const OTHER = '0193a1e0-0000-7000-8000-000000000002';
const token = trackingToken(secret, ID);

/** Returns a token with another letter at a place. */
const changed = (at: number) => {
  const letter = token.at(at) === 'A' ? 'B' : 'A';
  return token.slice(0, at) + letter + token.slice(at + 1);
};

describe('the token of a tracking link', () => {
  it('names its order, is the same each time, and needs no escape in an address', () => {
    expect(trackedId(secret, token)).toBe(ID);
    expect(trackingToken(secret, ID)).toBe(token);
    expect(encodeURIComponent(token)).toBe(token);
    expect(withTrackingToken(secret, { _id: ID, name: 'Asha' })).toEqual({
      ...{ _id: ID, name: 'Asha' },
      trackingToken: token,
    });
  });

  it('is refused with any letter changed, and with the signature of another order', () => {
    for (let at = 0; at < token.length; at += 1)
      expect(trackedId(secret, changed(at)), `${at}`).toBeUndefined();
    const [, signature] = trackingToken(secret, OTHER).split('.');
    expect(trackedId(secret, `${ID}.${signature}`)).toBeUndefined();
  });

  it.each(['', '.', ID, `${ID}.`, `.${token.split('.')[1]}`, `${token}.`, `${token}A`, `${token}.A`])(
    'is refused in part or with more: %s',
    (text) => {
      expect(trackedId(secret, text)).toBeUndefined();
    },
  );

  it('is refused with another secret, and once the version is raised', () => {
    expect(trackedId({ TOKEN_SECRET: 'another' }, token)).toBeUndefined();
    expect(trackedId(secret, trackingToken(secret, ID, 0))).toBeUndefined();
    expect(trackedId(secret, trackingToken(secret, ID, 2))).toBeUndefined();
  });

  it('is no token of another purpose for the same id, and the other way round', () => {
    const others = [
      payLinkToken(secret, { id: ID, revision: 1 }),
      previewToken(secret, 'product', ID, new Date('2026-11-21T00:00:00Z')),
    ];
    for (const other of others) {
      expect(trackedId(secret, other)).toBeUndefined();
      expect(other).not.toBe(token);
    }
  });
});
