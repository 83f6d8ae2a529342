import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { DatabaseTimeout, isConnectionEnded, isDatabaseUnavailable } from './time-limits';

const coded = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });
const fromServer = (code: string) =>
  Object.assign(Object.create(postgres.PostgresError.prototype) as Error, { code });
const wrapped = (cause: unknown) => new Error('Failed query', { cause });

describe('an error', () => {
  it.each([
    [new DatabaseTimeout('a statement')],
    [coded('CONNECTION_CLOSED')],
    [coded('CONNECT_TIMEOUT')],
    [coded('ECONNREFUSED', { query: 'select 1' })],
    [fromServer('57014')],
    [fromServer('55P03')],
    [fromServer('57P03')],
    [fromServer('53300')],
    [fromServer('08006')],
  ])('%o says that the database is away', (error) => {
    for (const one of [error, wrapped(error), wrapped(wrapped(error))]) {
      expect(isDatabaseUnavailable(one)).toBe(true);
    }
  });

  it.each([
    [new Error('any')],
    [fromServer('23505')],
    [coded('ECONNREFUSED')],
    [coded('ENOENT')],
    ['text'],
    [undefined],
  ])('%o does not', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('the end of an open connection', () => {
  it.each([coded('CONNECTION_CLOSED'), coded('ECONNRESET'), fromServer('57P01')])('is %o', (error) => {
    expect(isConnectionEnded(error)).toBe(true);
  });

  it.each([
    new DatabaseTimeout('a statement'),
    coded('CONNECT_TIMEOUT'),
    coded('ECONNREFUSED'),
    fromServer('57P03'),
    undefined,
  ])('is not %o', (error) => {
    expect(isConnectionEnded(error)).toBe(false);
  });
});
