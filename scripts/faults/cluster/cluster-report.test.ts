import { describe, expect, it } from 'vitest';
import { clusterReportLines, missedBars, type FaultResult } from './cluster-report';

const GOOD: FaultResult = {
  name: 'the primary is killed',
  bars: { openWithinMs: 15_000 },
  requests: 900,
  failed: 40,
  waiting: 2,
  retried: 12,
  interruptionMs: 3210,
  openAfterMs: 3400,
  orders: 60,
  refunds: 9,
  differences: [],
};

describe('missedBars', () => {
  it('is empty where every limit is kept; failures count only where they are limited', () => {
    expect(missedBars([GOOD])).toEqual([]);
    expect(missedBars([{ ...GOOD, bars: { maxFailed: 40 } }])).toEqual([]);
  });

  it('names failed requests above their limit', () => {
    expect(missedBars([{ ...GOOD, bars: { maxFailed: 0 } }])).toEqual([
      'the primary is killed: 40 requests failed, at most 0 may',
    ]);
  });

  it('names a shop that opened late, or never', () => {
    const of = (openAfterMs: number | undefined) => missedBars([{ ...GOOD, openAfterMs }]);
    expect(of(15_100)).toEqual(['the primary is killed: open again after 15.1 s, limit 15.0 s']);
    expect(of(undefined)).toEqual(['the primary is killed: open again after never, limit 15.0 s']);
  });

  it('names each difference, and a run that proves nothing', () => {
    expect(missedBars([{ ...GOOD, differences: ['order 1 was confirmed and is missing'] }])).toEqual([
      'the primary is killed: order 1 was confirmed and is missing',
    ]);
    expect(missedBars([{ ...GOOD, uploads: { stored: 9, refused: 0 } }])).toEqual([
      'the primary is killed: no upload was refused, so it met none',
    ]);
    expect(missedBars([{ ...GOOD, requests: 0, orders: 0 }])).toEqual([
      'the primary is killed: there were no requests',
      'the primary is killed: there were no orders',
    ]);
  });
});

describe('clusterReportLines', () => {
  it('is a table with the verdict', () => {
    const lines = clusterReportLines([GOOD]);
    expect(lines[2]?.split(/\s*\|\s*/).slice(1, -1)).toEqual([
      ...['the primary is killed', '900', '40', '2', '12', '3.2 s', '3.4 s', '60', '9', '0'],
    ]);
    expect(lines.at(-1)).toBe('every limit was kept');
    expect(clusterReportLines([{ ...GOOD, orders: 0 }]).at(-1)).toBe('1 limits were missed');
  });
});
