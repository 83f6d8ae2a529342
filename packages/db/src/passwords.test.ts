import { describe, expect, it } from 'vitest';
import { DECOY_HASH, hashPassword, passwordMatches } from './passwords';

/** Algorithm, version and cost, which determine the time of a comparison. */
const costOf = (hash: string) => hash.split('$').slice(1, 4);

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('correct horse');
    expect(await passwordMatches(hash, 'correct horse')).toBe(true);
    expect(await passwordMatches(hash, 'correct horsf')).toBe(false);
    expect(await passwordMatches('no hash at all', 'correct horse')).toBe(false);
  });

  it('costs the same to compare whether or not there is an account, and the same from the first time on', async () => {
    expect(costOf(DECOY_HASH)).toEqual(costOf(await hashPassword('correct horse')));
    expect(costOf(DECOY_HASH)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(await passwordMatches(undefined, '')).toBe(false);
  });
});
