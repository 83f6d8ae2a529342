import { describe, expect, it } from 'vitest';
import { draftIdOf, isPayLink, payLinkHash, payLinkToken } from './pay-link-token';

const config = { TOKEN_SECRET: 'a secret' };
const offer = { id: '0193a1e0-0000-7000-8000-000000000001', revision: 3 };
const token = payLinkToken(config, offer);
const stored = { ...offer, tokenHash: payLinkHash(token) };

describe('the token of a link', () => {
  it('is that of one offer', () => {
    expect(isPayLink(config, token, stored)).toBe(true);
    expect(draftIdOf(token)).toBe(offer.id);
    expect(payLinkToken(config, { ...offer, revision: 4 })).not.toBe(token);
    expect(isPayLink(config, token, { ...stored, revision: 4 })).toBe(false);
  });

  it('is refused once its hash is not stored any more, and with another secret', () => {
    expect(isPayLink(config, token, { ...stored, tokenHash: null })).toBe(false);
    expect(isPayLink({ TOKEN_SECRET: 'another' }, token, stored)).toBe(false);
    expect(isPayLink(config, `${offer.id}.`, stored)).toBe(false);
  });
});
