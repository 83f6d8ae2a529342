import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from './prepare-database';
import { loadPinCodes, shippedPinCodes } from './reference/pin-codes';
import { emptyDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  await prepareDatabase(database.directUrl);
});
afterAll(() => database.close());

async function stateOf(pinCode: string): Promise<string | undefined> {
  const [row] = await database.sql<{ state: string }[]>`
    select state from pin_codes where pin_code = ${pinCode}`;
  return row?.state;
}

describe('a new installation, without any demo data', () => {
  it('knows the State of every PIN code of India', async () => {
    expect(await stateOf('744101')).toBe('Andaman and Nicobar Islands');
    expect(await stateOf('560034')).toBe('Karnataka');
    const [row] = await database.sql<{ n: number }[]>`select count(*)::int as n from pin_codes`;
    expect(row?.n).toBe((await shippedPinCodes()).length);
    expect(row?.n).toBeGreaterThan(19_000);
    const [areas] = await database.sql<{ n: number }[]>`select count(*)::int as n from service_areas`;
    expect(areas?.n).toBe(0);
  });

  it('adds missing codes when it is prepared again, and preserves corrections', async () => {
    await database.sql`delete from pin_codes where pin_code = '744101'`;
    await database.sql`update pin_codes set district = 'Corrected' where pin_code = '560034'`;
    await prepareDatabase(database.directUrl);
    expect(await stateOf('744101')).toBe('Andaman and Nicobar Islands');
    const [row] = await database.sql`select district from pin_codes where pin_code = '560034'`;
    expect(row?.district).toBe('Corrected');
  });

  it('imports corrections and new codes from a list, and returns their numbers', async () => {
    const place = { district: 'New', state: 'Kerala', mark: '' } as const;
    const places = [
      { pinCode: '689999', ...place },
      { pinCode: '744101', ...place },
      { pinCode: '744101', ...place, district: 'Newer' },
    ];
    expect(await loadPinCodes(database.directUrl, places, { correct: true })).toEqual({
      added: 1,
      corrected: 1,
    });
    expect(await stateOf('744101')).toBe('Kerala');
    expect(await loadPinCodes(database.directUrl, places, { correct: true })).toEqual({
      added: 0,
      corrected: 0,
    });
  });
});
