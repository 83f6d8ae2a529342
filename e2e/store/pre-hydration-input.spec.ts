import type { Page } from '@playwright/test';
import { delayScripts } from '../fixtures/delay-scripts';
import { newShopper } from '../fixtures/people';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Opens a page whose scripts are delayed until released, as over a slow network. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const letThrough = await delayScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return letThrough;
}

test('a sign-in before hydration is replayed after it', async ({ page }) => {
  const shopper = await newShopper();
  const letThrough = await openWithoutScript(page, '/signin');
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/signin');
  letThrough();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('text typed before hydration is preserved after it', { tag: '@any-width' }, async ({ page }) => {
  const { _id } = await television(11);
  const letThrough = await openWithoutScript(page, `/television/${_id}`);
  await page.getByLabel('Delivery to your PIN code').fill('560034');
  letThrough();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^To .*560034.*if you order today/)).toBeVisible();
});

test('a button pressed before hydration takes effect after it', { tag: '@any-width' }, async ({ page }) => {
  const { _id } = await television(11);
  const letThrough = await openWithoutScript(page, `/television/${_id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  letThrough();
  await expect(page.getByText('Please login to add product')).toBeVisible();
});

test('a checkbox ticked before hydration is selected after it', { tag: '@any-width' }, async ({ page }) => {
  const letThrough = await openWithoutScript(page, '/wholesale-bulk-products');
  await page.getByRole('checkbox', { name: /Tarangi Atithi 43/ }).check();
  letThrough();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Tarangi Atithi 43/ })).toBeChecked();
});

test('the scroll position before hydration is preserved', { tag: '@any-width' }, async ({ page }) => {
  const letThrough = await openWithoutScript(page, '/televisions');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  letThrough();
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Opens a page and lets hydration run up to a point, by letting some of React's scheduled messages through. */
async function openPartlyHydrated(page: Page, path: string, tasks: number): Promise<() => Promise<unknown>> {
  await page.addInitScript((count) => {
    const { postMessage } = MessagePort.prototype;
    const blocked: (() => void)[] = [];
    let left = count;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const send = () => postMessage.call(this, message);
      if (left > 0) send();
      else blocked.push(send);
      left -= 1;
    };
    Object.assign(window, {
      blockedTasks: () => blocked.length,
      letThrough: () => {
        left = Infinity;
        for (const send of blocked.splice(0)) send();
      },
    });
  }, tasks);
  await page.goto(path, { waitUntil: 'load' });
  await expect.poll(() => page.evaluate('blockedTasks()')).toBeGreaterThan(0);
  return () => page.evaluate('letThrough()');
}

for (const tasks of [0, 2, 5])
  test(
    `a button pressed during hydration, after ${tasks} tasks, takes effect once`,
    { tag: '@any-width' },
    async ({ page }) => {
      const letThrough = await openPartlyHydrated(page, '/', tasks);
      await page
        .getByRole('button', { name: /Search/ })
        .first()
        .click();
      await letThrough();
      await expect.poll(() => page.evaluate('window.replayEarlyInput === undefined')).toBe(true);
      await expect(page.getByRole('combobox', { name: 'Search televisions' })).toBeFocused();
    },
  );

test(
  'all text typed during hydration is preserved, from the first character',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await openPartlyHydrated(page, '/signup', 0);
    const name = page.getByLabel('Name');
    await name.fill('Kavya Nair');
    await letThrough();
    await page.getByLabel('Phone').fill('9845098450');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await expect(page.getByText('Name is required.')).toBeHidden();
    await expect(name).toHaveValue('Kavya Nair');
  },
);

/** Opens a page whose root hydrates while the code of one of its parts is delayed until it is let through. */
async function openWithoutPart(page: Page, path: string, part: RegExp): Promise<() => void> {
  const letThrough = await delayScripts(page, part);
  await page.goto(path);
  await expect.poll(() => page.evaluate('window.replayEarlyInput === undefined')).toBe(true);
  return letThrough;
}

test(
  'a form sent before its part is hydrated is replayed after it',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await openWithoutPart(page, '/about', /\/later-/);
    await page.evaluate('window.samePage = true');
    await page.getByLabel(/in your inbox/i).fill('not an address');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    letThrough();
    await expect(page.getByText(/valid email/i)).toBeVisible();
    await expect(page.getByLabel(/in your inbox/i)).toHaveValue('not an address');
    expect(await page.evaluate('window.samePage')).toBe(true);
  },
);
