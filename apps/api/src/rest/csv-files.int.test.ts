import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRouter } from '../modules/router';
import { signedInAs } from '../testing/builders';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { proceduresOf } from '../trpc/built-procedures';
import { CSV_PROCEDURES } from './file-responses';

/** The rows of a job need one that exists, and have tests of their own. */
const NAMES = [...CSV_PROCEDURES].filter((name) => name !== 'bulkJobs.exportCsv');
const REPORT = { filters: { from: '2026-04-01', to: '2026-04-30' } };

/** Returns the least that a file needs: filters are optional in all lists. */
function inputOf(name: string): object {
  if (name === 'inputCredit.exportCsv') return {};
  if (name === 'gstReturns.exportCsv') return { filters: { period: '2026-04' } };
  return name.startsWith('reports.') ? REPORT : { filters: {} };
}

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it.each(NAMES)('%s responds with a file', async (name) => {
  const { access, openapi } = proceduresOf(appRouter)[name]?._def.meta ?? {};
  const isOfStaff = access !== 'customers';
  const { token } = await signedInAs(shop, isOfStaff ? 'SuperAdmin' : 'Business');
  const response = await fetch(`${shop.url}/api/v1${openapi?.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(inputOf(name)),
  });
  const text = await response.text();
  expect({ status: response.status, text: text.slice(0, 300) }).toMatchObject({ status: 200 });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?[\w.-]+\.csv/);
  expect(text.split('\r\n')[0]).toMatch(/\w/);
});
