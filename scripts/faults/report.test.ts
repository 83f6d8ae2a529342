import { describe, expect, it } from 'vitest';
import { neverHappened, reportLines, type RunReport } from './report';

const REPORT: RunReport = {
  rounds: [{ wrong: [] }, { wrong: [] }],
  processFaults: [
    { name: 'create.commit.before', sort: 'create', tried: 2, happened: 1 },
    { name: 'job.commit.after', sort: 'job', tried: 0, happened: 0 },
    { name: 'return.response.before', sort: 'return', tried: 1, happened: 0 },
  ],
  dependencyFaults: [
    { name: 'mail server closes connections', sort: 'mail server', tried: 2, happened: 2, met: 83 },
  ],
  tried: { carts: 12, lost: 1 },
  orders: 9,
  refunds: 2,
  refusals: new Map([['409 Your cart is empty.', 3]]),
  logsIn: undefined,
};

describe('the report of a run', () => {
  it('has a row for each fault with the numbers of tries and occurrences', () => {
    const text = reportLines(REPORT).join('\n');
    expect(text).toMatch(/create\.commit\.before +2 +1\n/);
    expect(text).toMatch(/mail server closes connections +2 +2 +83\n/);
    expect(text).toMatch(/3 × 409 Your cart is empty\./);
  });

  it('names faults that never happened, and those of them that were tried', () => {
    expect(neverHappened(REPORT)).toEqual(['job.commit.after', 'return.response.before']);
    const lines = reportLines(REPORT);
    expect(lines).toContain(
      'FAILED: 2 of the 4 never happened, 1 not tried: job.commit.after, return.response.before',
    );
    expect(lines).toContain('tried without effect: return.response.before');
    const processFaults = REPORT.processFaults.filter(({ happened }) => happened > 0);
    expect(reportLines({ ...REPORT, processFaults })).toContain('each of the 2 happened at least once');
  });

  it('counts broken invariants and names the folder of the logs', () => {
    expect(reportLines(REPORT).at(-1)).toBe('lost: nothing');
    const rounds = [{ wrong: ['a captured payment has no order'] }];
    expect(reportLines({ ...REPORT, rounds, logsIn: '/somewhere' }).at(-1)).toBe(
      'lost: 1 things; logs in /somewhere',
    );
  });
});
