import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx } from '../tx';
import type { ObservedStatement, PoolObserver } from './observed-pool';

const seen: string[] = [];
const statements = new Set<ObservedStatement>();
const observer: PoolObserver = {
  onStatement(statement) {
    statements.add(statement);
    return (error) => {
      statements.delete(statement);
      seen.push(`${statement.text}${statement.isInTransaction ? ' (tx)' : ''}${error ? ' failed' : ''}`);
    };
  },
  onTransaction() {
    seen.push('wanted');
    return { started: () => seen.push('started'), ended: () => seen.push('ended') };
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 1, observer });
});
afterAll(() => database.close());
beforeEach(() => void seen.splice(0));

it('reports the end of each statement, failed or not', async () => {
  await database.db.execute(sql`select 1`);
  await expect(database.db.execute(sql`select no_such_column`)).rejects.toThrow();
  expect(seen).toEqual(['select 1', 'select no_such_column failed']);
});

it('reports transactions with their statements, savepoints included', async () => {
  await inTx(database.db, async (tx) => {
    await tx.execute(sql`select 2`);
    await tx.transaction((inner) => inner.execute(sql`select 3`));
  });
  expect(seen).toEqual(['wanted', 'started', 'select 2 (tx)', 'select 3 (tx)', 'ended']);
});

it('tells a statement that waits for a connection from one that was sent', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = inTx(database.db, async (tx) => {
    await tx.execute(sql`select 4`);
    await held;
  });
  await expect.poll(() => seen).toContain('select 4 (tx)');
  const waiting = database.db.execute(sql`select 5`).then((rows) => rows);
  await expect.poll(() => [...statements].map(({ isSent }) => isSent)).toEqual([false]);
  release();
  await Promise.all([holding, waiting]);
  expect(statements.size).toBe(0);
});
