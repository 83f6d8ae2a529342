import { describe, expect, it } from 'vitest';
import { replicationLag } from './replication-lag';

describe('the lag of a replica', () => {
  it('is unknown before a position of the primary was noted, or reached', () => {
    const lag = replicationLag(60_000);
    expect(lag.of(100n, 1000)).toBe(Infinity);
    lag.note(100n, 1000);
    expect(lag.of(99n, 1000)).toBe(Infinity);
  });

  it('is the time since the primary was where the replica is', () => {
    const lag = replicationLag(60_000);
    lag.note(100n, 1000);
    lag.note(200n, 2000);
    lag.note(300n, 3000);
    expect(lag.of(300n, 3010)).toBe(10);
    expect(lag.of(299n, 3010)).toBe(1010);
    expect(lag.of(200n, 3010)).toBe(1010);
    expect(lag.of(150n, 3010)).toBe(2010);
  });

  it('stays small while the primary writes nothing', () => {
    const lag = replicationLag(60_000);
    for (let atMs = 0; atMs <= 100_000; atMs += 1000) lag.note(100n, atMs);
    expect(lag.of(100n, 100_500)).toBe(500);
  });

  it('grows while the primary cannot be asked', () => {
    const lag = replicationLag(60_000);
    lag.note(100n, 1000);
    expect(lag.of(100n, 31_000)).toBe(30_000);
  });

  it('is unknown beyond the time for which positions are kept', () => {
    const lag = replicationLag(5000);
    for (let second = 0; second <= 10; second += 1) lag.note(BigInt(second), second * 1000);
    expect(lag.of(5n, 10_000)).toBe(5000);
    expect(lag.of(4n, 10_000)).toBe(Infinity);
  });
});
