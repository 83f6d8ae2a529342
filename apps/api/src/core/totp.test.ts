import { describe, expect, it } from 'vitest';
import { matchTotp, totpCode, totpStep } from './totp';

const ASCII = '1234567890';
const SECRETS = {
  sha1: Buffer.from(ASCII.repeat(2)),
  sha256: Buffer.from(ASCII.repeat(4).slice(0, 32)),
  sha512: Buffer.from(ASCII.repeat(7).slice(0, 64)),
};

/* RFC 6238, appendix B. */
const VECTORS = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const;

describe('totpCode', () => {
  it.each(VECTORS)('is that of the RFC at %d seconds', (seconds, sha1, sha256, sha512) => {
    const step = totpStep(new Date(seconds * 1000));
    const codes = { sha1, sha256, sha512 };
    for (const algorithm of ['sha1', 'sha256', 'sha512'] as const)
      expect(totpCode(SECRETS[algorithm], step, { digits: 8, algorithm })).toBe(codes[algorithm]);
  });

  /* RFC 4226, appendix D. */
  it('is that of HOTP for the counters 0 to 9', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => totpCode(SECRETS.sha1, counter));
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });
});

describe('matchTotp', () => {
  const now = new Date('2026-11-28T06:00:10Z');
  const step = totpStep(now);
  const match = (at: number) => matchTotp(SECRETS.sha1, totpCode(SECRETS.sha1, at), now);

  it('takes the code of the present step, the one before and the one after', () => {
    expect([step - 1, step, step + 1].map(match)).toEqual([step - 1, step, step + 1]);
  });

  it('takes no other code', () => {
    expect([step - 2, step + 2].map(match)).toEqual([undefined, undefined]);
    for (const code of ['', '12345', '1234567', '      ', '०१२३४५'])
      expect(matchTotp(SECRETS.sha1, code, now)).toBeUndefined();
  });
});
