import { describe, expect, it } from 'vitest';
import {
  migrationReportLines,
  missedByMigration,
  previousBuildLines,
  type MigrationResult,
} from './migration-report';

const RESULT: MigrationResult = {
  phases: [
    { name: 'earlier build', ms: 2000, requests: 300, failed: 0, purchases: 90, slowestMs: 80 },
    { name: 'migrations run', ms: 1000, requests: 100, failed: 0, purchases: 30, slowestMs: 210.4 },
  ],
  output: ['The database is up to date.'],
  failures: [],
  differences: [],
  cancelled: 6,
  confirmedLater: 1,
  perSecond: 50,
  logsIn: undefined,
};

describe('the report of migrations during a sale', () => {
  it('has a row for each phase and their sum, and the reached rate beside the wanted one', () => {
    expect(migrationReportLines(RESULT)).toEqual([
      '| phase          | seconds | requests | failed | purchases | purchases a second | slowest request |',
      '| -------------- | ------- | -------- | ------ | --------- | ------------------ | --------------- |',
      '| earlier build  | 2.0     | 300      | 0      | 90        | 45                 | 80 ms           |',
      '| migrations run | 1.0     | 100      | 0      | 30        | 30                 | 210 ms          |',
      '| all            | 3.0     | 400      | 0      | 120       | 40                 | 210 ms          |',
      'npm run db:migrate: The database is up to date.',
      'purchases a second: 40 of 50 wanted; 6 orders were cancelled, 1 confirmed later by mail',
      '0 of 400 requests failed, nothing was lost',
    ]);
  });

  it('groups failed requests, and names differences and the folder of the logs', () => {
    const failures = [
      '/order/01a208c0-9288-7e42-88e2-542d567dccc3/update: 500',
      '/order/01a208c0-9288-7e42-88e2-542d567dccc4/update: 500',
    ];
    const result = { ...RESULT, failures, differences: ['no order'], logsIn: '/logs' };
    expect(missedByMigration(result)).toEqual([...failures, 'no order']);
    const lines = migrationReportLines(result);
    expect(lines).toContain('MISSED 2 × /order/…/update: 500');
    expect(lines).toContain('MISSED 1 × no order');
    expect(lines.at(-1)).toBe('2 of 400 requests failed, 1 differences; logs in /logs');
  });

  it('misses when nothing was bought or a phase had no request', () => {
    const idle = RESULT.phases.map((phase) => ({ ...phase, requests: 0, purchases: 0 }));
    expect(missedByMigration({ ...RESULT, phases: idle })).toEqual([
      'there were no purchases',
      'earlier build: there were no requests',
      'migrations run: there were no requests',
    ]);
    expect(missedByMigration(RESULT)).toEqual([]);
  });

  it('names the commit, its newest migration and those to run, and other packages', () => {
    const previous = {
      commit: '0123456789abcdef',
      last: { tag: '0030_list_indexes', when: 1 },
      missing: ['0031_credit_notes', '0032_refunds_created_index'],
      hasOtherPackages: false,
    };
    expect(previousBuildLines(previous)).toEqual([
      'the API of 0123456789ab sells, whose newest migration is 0030_list_indexes; to run: 0031_credit_notes, 0032_refunds_created_index',
    ]);
    expect(previousBuildLines({ ...previous, hasOtherPackages: true })).toHaveLength(2);
  });
});
