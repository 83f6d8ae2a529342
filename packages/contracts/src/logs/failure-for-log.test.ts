import { describe, expect, it } from 'vitest';
import { failureForLog, redactPersonalData } from './failure-for-log';

describe('a text of the log', () => {
  it.each([
    ['550 <asha.rao+tv@mail.example.in> unknown', '550 <[e-mail]> unknown'],
    ['/user/asha%40example.in', '/user/[e-mail]'],
    ['call 9876543210 or +91 9876543210', 'call [phone] or [phone]'],
    ['call 98450 12345, +91-98450 12345 or 098450 12345', 'call [phone], [phone] or [phone]'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.abc-_1', 'Bearer [token]'],
    [
      '/order/track/019a3b62-7c1d-7abc-8def-0123456789ab.9Yx3vQ2kW7-nB_1mZ0aSdFgHjKlPoIuYtReWqAsDfGh',
      '/order/track/019a3b62-7c1d-7abc-8def-0123456789ab.[token]',
    ],
    ['/api/v1/alert/stop/aA0_-xx', '/api/v1/alert/stop/[token]'],
    ['set $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'set [password]'],
    ['postgres://aabha:hunter2@db:5432/shop', 'postgres://[secret]@db:5432/shop'],
  ])('leaves out who it is about: %s', (text, expected) => {
    expect(redactPersonalData(text)).toBe(expected);
  });

  it('preserves ids, amounts and versions', () => {
    const text =
      '019a3b62-7c1d-7abc-8def-0123456789ab paid 3197300 at 2026-11-21T10:00:00Z by order_Nx9876543210ab';
    expect(redactPersonalData(text)).toBe(text);
  });
});

describe('a failure in the log', () => {
  it('has its kind, place, code and cause, and nothing that a library hung on it', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.in)',
    });
    const error = Object.assign(new Error('Failed query: insert\nparams: a@b.in,secret', { cause }), {
      query: 'insert into users values ($1, $2)',
      params: ['a@b.in', 'secret'],
    });
    const logged = failureForLog(error);
    expect(logged).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert into users values ($1, $2)',
      cause: { code: '23505', message: 'duplicate key' },
    });
    expect(logged.stack).toMatch(/^\s+at .*failure-for-log\.test\.ts/);
    expect(JSON.stringify(logged)).not.toMatch(/a@b\.in|secret/);
  });

  it('accepts any thrown value, and stops at circular causes', () => {
    expect(failureForLog('plain a@b.in')).toEqual({ type: 'string', message: 'plain [e-mail]' });
    const round = new Error('round');
    round.cause = round;
    expect(JSON.stringify(failureForLog(round)).match(/round/g)?.length).toBeLessThan(20);
  });
});

/** As the query builder, the driver and tRPC nest them. */
function nested(database: object, message: string) {
  const innermost = Object.assign(new Error(message), { severity: 'ERROR', routine: 'r', ...database });
  const query = 'insert into payments values ($1, $2)';
  const failed = Object.assign(
    new Error(`Failed query: ${query}\nparams: Lakshmi Iyer,12 Rose\n    at home (Lane)`, {
      cause: innermost,
    }),
    { query, params: ['Lakshmi Iyer', '12 Rose\n    at home (Lane)'] },
  );
  return [
    failed,
    new Error(failed.message, { cause: failed }),
    new Error(`Again: ${failed.message}`, { cause: failed }),
  ];
}

describe('a failed statement in the log', () => {
  const DETAIL = 'Failing row contains (Lakshmi Iyer, 12 Rose Lane).';
  it.each([
    [
      'a violated constraint',
      { code: '23514', detail: DETAIL, constraint_name: 'orders_paid' },
      'new row for relation "orders" violates check constraint "orders_paid"',
    ],
    ['a value of another type', { code: '22P02' }, 'invalid input syntax for type integer: "Lakshmi Iyer"'],
    ['what a trigger raises', { code: 'P0001' }, 'no orders for Lakshmi Iyer at 12 Rose Lane'],
    [
      'what a trigger raises as a violation',
      { code: '23514', routine: 'exec_stmt_raise' },
      'not Lakshmi Iyer',
    ],
  ])('says none of its values at any level: %s', (_what, facts, message) => {
    const query = { query: 'insert …', parameters: ['Lakshmi Iyer'], args: ['12 Rose'] };
    for (const error of nested({ ...query, ...facts }, message)) {
      const text = JSON.stringify(failureForLog(error));
      expect(text).not.toMatch(/Lakshmi|Rose|Lane/);
      expect(text).toContain('insert into payments values ($1, $2)');
      expect(text).toContain(facts.code);
    }
  });

  it('preserves the names of tables, columns and constraints', () => {
    const [error] = nested(
      { code: '23505', constraint_name: 'users_email_key' },
      'duplicate key value violates unique constraint "users_email_key"',
    );
    expect(failureForLog(error).cause).toMatchObject({
      message: 'duplicate key value violates unique constraint "users_email_key"',
      constraint_name: 'users_email_key',
    });
  });
});
