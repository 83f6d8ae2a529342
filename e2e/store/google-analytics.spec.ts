import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { freePorts } from '../../scripts/stack/ports';
import { RELEASE_MEASUREMENTS } from '../../apps/api/src/modules/self-audit/release-measurements';
import { measureChoice } from '../fixtures/measure-choice';
import { newShopper } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const ID = 'G-TEST12345';
const SERVER = fileURLToPath(new URL('../../apps/store/dist/server/main.js', import.meta.url));

let child: ChildProcess;
let store: string;
/* The same storefront beside the one under test, with a measurement id. */
test.beforeAll(async () => {
  const { STORE_PORT } = await freePorts();
  store = `http://localhost:${STORE_PORT}`;
  const env = { ...process.env, STORE_PORT: String(STORE_PORT), STORE_URL: store, API_URL: urls.api };
  child = spawn(process.execPath, [SERVER], {
    env: { ...env, SHOP_GOOGLE_ANALYTICS_ID: ID, RAZORPAY_API_URL: urls.sandbox, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  await expect
    .poll(() =>
      fetch(`${store}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => void child.kill());

/** Intercepts Google: serves a script that sends each command it receives, and records what is sent. */
async function interceptGoogle(page: Page) {
  const sent: string[] = [];
  let loads = 0;
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/google-analytics\.com/, (route) => {
    sent.push(decodeURIComponent(new URL(route.request().url()).search.slice(1)));
    return route.fulfill({ status: 204, headers });
  });
  await page.route(/googletagmanager\.com/, (route) => {
    loads += 1;
    expect(route.request().url()).toContain(ID);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        const send = (command) => window['ga-disable-${ID}'] || fetch(
          'https://region1.google-analytics.com/g/collect?' + encodeURIComponent(JSON.stringify([...command])));
        document.cookie = '_ga=GA1.1.1; path=/';
        const push = dataLayer.push.bind(dataLayer);
        dataLayer.forEach(send);
        dataLayer.push = (command) => { push(command); send(command); };`,
    });
  });
  return { sent, loads: () => loads };
}

const CHOICE = RELEASE_MEASUREMENTS.choices.find(({ where }) => where === 'Google Analytics');

/** The answered question is not asked again on a later day. */
async function staysAway(page: Page, browser: Browser): Promise<void> {
  const days = RELEASE_MEASUREMENTS.dismissed[0]?.staysAwayDays ?? 0;
  /* A context of its own: all pages of one have the same clock. */
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState });
  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + days * 86_400_000);
  await later.goto(`${store}/about`);
  await expect(later.getByRole('button', { name: 'Analytics choice' })).toBeVisible();
  await expect(question(later)).toBeHidden();
  await context.close();
}

const question = (page: Page) => page.getByRole('region', { name: 'Google Analytics' });
const cookies = (page: Page) => page.evaluate(() => document.cookie);

test(
  'Google Analytics loads after the visitor agreed, and stops when they change their mind',
  {
    tag: '@any-width',
  },
  async ({ page, browser }) => {
    const google = await interceptGoogle(page);
    const shopper = await newShopper();
    const product = await television(16);
    await page.goto(`${store}/about?token=secret#secret`);
    await expect(question(page)).toBeVisible();
    const buttons = question(page).getByRole('button');
    await expect(buttons).toHaveText(['No, thanks', 'Yes, allow']);
    if (!CHOICE) throw new Error('The question has no measurements.');
    const measured = await measureChoice(page, question(page), CHOICE);
    expect(measured.sizeRatio).toBeCloseTo(CHOICE.sizeRatio, 2);
    expect(measured.contrastRatio).toBeCloseTo(CHOICE.contrastRatio, 2);
    await expect(question(page)).toContainText(CHOICE.question);

    await buttons.first().click();
    await expect(question(page)).toBeHidden();
    await staysAway(page, browser);
    await page.reload();
    const choice = page.getByRole('button', { name: 'Analytics choice' });
    await choice.click();
    await expect(question(page)).toContainText('You have said no.');
    expect(google.loads()).toBe(0);

    await question(page).getByRole('button', { name: 'Yes, allow' }).click();
    await expect(choice).toBeFocused();
    await expect.poll(() => google.sent.join('\n')).toContain('page_view');
    await page.getByRole('link', { name: 'Privacy policy' }).first().click();
    await expect.poll(() => google.sent.join('\n')).toContain(`${store}/privacy-policy`);
    await expect(page.getByText('Google sets cookies whose names begin with _ga')).toBeVisible();
    expect(google.sent.join('\n')).not.toContain('secret');

    await page.evaluate((token) => localStorage.setItem('token', token), shopper.token);
    await page.goto(`${store}/television/${product._id}`);
    await expect.poll(google.loads).toBe(2);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('button', { name: 'No Thanks' }).click();
    await expect.poll(() => google.sent.join('\n')).toContain(`add_to_cart`);
    expect(google.sent.join('\n')).toContain(product._id);

    await choice.click();
    await question(page).getByRole('button', { name: 'No, thanks' }).click();
    expect(await cookies(page)).toBe('');
    const before = google.sent.length;
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    expect(google.sent).toHaveLength(before);
  },
);

test(
  'a visitor with Do Not Track or Global Privacy Control gets no consent question',
  { tag: '@any-width' },
  async ({ page }) => {
    const google = await interceptGoogle(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'granted'));
    await page.goto(`${store}/about`);
    await page.getByRole('button', { name: 'Analytics choice' }).click();
    await expect(question(page)).toContainText('Google Analytics stays off');
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toBeHidden();
    expect(google.loads()).toBe(0);
  },
);

test(
  'a shop without a measurement id shows no consent question and names no host of Google',
  { tag: '@any-width' },
  async ({ page }) => {
    const response = await page.goto('/privacy-policy');
    expect(response?.headers()['content-security-policy']).not.toContain('google');
    await expect(page.getByRole('button', { name: 'Analytics choice' })).toHaveCount(0);
    await expect(page.getByText('Google')).toHaveCount(0);
  },
);
