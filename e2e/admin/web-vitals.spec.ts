import type { Page } from '@playwright/test';
import type { GetVitalsOutput, VitalsGroup } from '../../packages/contracts/src/analytics/web-vitals.schema';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

const SCREEN = `${urls.admin}/admin-dashboard/web-vitals`;
/** A page that no other test and no demo visit opens on a tablet. */
const ROUTE = '/disclaimer';
const MEASURING = /assets\/measure-visit-.*\.js$/;
const COLLECTOR = '/api/v1/analytics/web-vitals';

declare global {
  interface Window {
    measuring?: boolean;
  }
}

/** Puts the visit into the random sample, and sets `window.measuring` when the measurement starts. */
async function inTheSample(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (how) {
      window.measuring ||= how?.type === 'first-input';
      observe.call(this, how);
    };
  });
}

/**
 * Hides the page and restores it, as the back/forward cache does, which Playwright turns off: its pages wait for a load
 * that a restored page does not have.
 */
async function hideAndRestore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    Reflect.deleteProperty(document, 'visibilityState');
    await new Promise(requestAnimationFrame);
  });
}

/** What tablets measured that opened a page of this route. */
async function measured(route: string): Promise<VitalsGroup | undefined> {
  const response = await rest<GetVitalsOutput>('/admin/web-vitals?days=7', undefined, await staffToken());
  return response.web_vitals.groups.find((one) => one.route === route && one.device === 'tablet');
}

test.describe('a visit', () => {
  test.use({ hasTouch: true });

  test('what a visit measured arrives when its page is left, a restored page is another, and the back office shows both', async ({
    page,
  }) => {
    const before = (await measured(ROUTE))?.visits ?? 0;
    await inTheSample(page);
    await page.goto(ROUTE);
    await page.waitForFunction(() => window.measuring);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await hideAndRestore(page);
    await expect.poll(async () => (await measured(ROUTE))?.visits).toBe(before + 1);
    /* Only of a loaded page: a restored one measures each of the two by its own clock, with a millisecond between. */
    const { LCP, FCP } = (await measured(ROUTE))?.values ?? {};
    expect(LCP?.p75).toBeGreaterThanOrEqual(FCP?.p75 ?? 0);
    await page.goto('about:blank');
    await expect.poll(async () => (await measured(ROUTE))?.visits).toBe(before + 2);
    const { values } = (await measured(ROUTE)) ?? {};
    for (const vital of [values?.LCP, values?.FCP, values?.TTFB]) expect(vital?.p75).toBeGreaterThan(0);
    expect(values?.CLS?.good).toBeGreaterThan(before);

    await enterBackOffice(page, staff.subAdmin);
    await page.goto(`${SCREEN}?days=7&device=tablet`);
    const row = page.getByRole('row', { name: 'Disclaimer' });
    await expect(row.getByRole('cell').first()).toHaveText(String(before + 2));
    await expect(row).toContainText('Good');
  });
});

test('a visitor with Do Not Track is not measured', async ({ page }) => {
  await inTheSample(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto(ROUTE);
  await page.clock.runFor(10_000);
  await page.goto('about:blank');
  expect(requests.filter((url) => MEASURING.test(url) || url.endsWith(COLLECTOR))).toEqual([]);
});

test.describe('the screen', () => {
  /* One test takes the line away. */
  test.use({ alsoExpected: /ERR_FAILED/ });

  test('the figures are for days and a device, and say so where there are none or they cannot be had', async ({
    page,
  }) => {
    await enterBackOffice(page, staff.superAdmin);
    await page.getByRole('link', { name: 'Web Vitals' }).click();
    const paint = page.getByRole('region', { name: 'Largest Contentful Paint (LCP)' });
    await expect(paint).toContainText(/Good|Needs work|Poor/);
    const all = await paint.textContent();
    await page.getByRole('button', { name: 'Phones' }).click();
    await expect(page).toHaveURL(/device=phone/);
    await expect(paint).not.toHaveText(all ?? '');
    await page.getByRole('button', { name: '90 days' }).click();
    await expect(page).toHaveURL(/days=90/);
    await expect(page.getByRole('table', { name: 'Landing pages' })).toContainText('Television page');

    await page.route(/getVitals/, (route) =>
      route.fulfill({ json: [{ result: { data: { web_vitals: { sample: 0.25, groups: [] } } } }] }),
    );
    await page.reload();
    await expect(page.getByText('No measurements in this period')).toBeVisible();
    await page.unroute(/getVitals/);
    await page.route(/getVitals/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Could not load the figures.')).toBeVisible();
    await page.unroute(/getVitals/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(paint).toBeVisible();
  });
});
