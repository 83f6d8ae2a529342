import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSession } from '@aabha/db/driver/open-session';
import { setDatabaseDefaults } from '@aabha/db/server/server-settings';
import { startSecondApi } from '../testing/second-api';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function readyz(url: string) {
  const response = await fetch(`${url}/readyz`);
  const body = (await response.json()) as { data?: { fields: Record<string, string> } };
  return { status: response.status, fields: body.data?.fields };
}

describe('the readiness of a process', () => {
  it('waits for the settings of new sessions, names what is missing, and needs no restart', async () => {
    const { config } = shop.deps;
    const direct = { ...config, DATABASE_URL: config.directDatabaseUrl };
    const name = new URL(config.directDatabaseUrl).pathname.slice(1);
    const operator = openSession(shop.ownerUrl);
    await operator.unsafe(`alter database ${name} reset all`);
    const second = await startSecondApi({ ...shop, deps: { ...shop.deps, config: direct } });
    expect(await readyz(second.url)).toEqual({
      status: 503,
      fields: {
        'pg_trgm.word_similarity_threshold': expect.stringContaining('is not set, must be 0.24'),
        random_page_cost: expect.stringContaining('is 4, must be 1.1'),
      },
    });
    await setDatabaseDefaults(operator, name);
    await vi.waitFor(async () => expect((await readyz(second.url)).status).toBe(200), 10_000);

    await operator.unsafe(`alter database ${name} reset all`);
    expect((await readyz(second.url)).status).toBe(200);
    await setDatabaseDefaults(operator, name);
    await operator.end();
    await second.stop();
  });

  it('refuses a role that may drop tables only where roles have to be separate', async () => {
    const { config } = shop.deps;
    /* Past a pooler, which may have kept sessions from before the settings came back. */
    for (const [roles, url, status] of [
      ['any', shop.ownerUrl, 200],
      ['separate', config.directDatabaseUrl, 200],
      ['separate', shop.ownerUrl, 503],
    ] as const) {
      const own = { ...config, DATABASE_ROLES: roles, DATABASE_URL: url };
      const second = await startSecondApi({ ...shop, deps: { ...shop.deps, config: own } });
      const response = await readyz(second.url);
      await second.stop();
      const { username } = new URL(url);
      expect(response, `${roles} ${username}`).toMatchObject(
        status === 200
          ? { status }
          : { status, fields: { role: expect.stringContaining('owns the tables') } },
      );
    }
  });

  it('says that the database is not migrated', async () => {
    await shop.sql`alter schema drizzle rename to drizzle_away`;
    const response = await readyz(shop.url);
    await shop.sql`alter schema drizzle_away rename to drizzle`;
    expect(response).toEqual({
      status: 503,
      fields: { database: 'is not migrated: run npm run db:migrate' },
    });
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  });
});
