import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/held-scripts';
import { newShopper } from '../fixtures/people';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Opens a page whose script does not come before it is let through, as over a slow network. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdScripts(page);
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

test(
  'what is typed before the page has come alive is known when it has',
  { tag: '@any-width' },
  async ({ page }) => {
    const { _id } = await television(11);
    const letThrough = await openWithoutScript(page, `/television/${_id}`);
    await page.getByLabel('Delivery to your PIN code').fill('560034');
    letThrough();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/^To .*560034.*if you order today/)).toBeVisible();
  },
);

test(
  'a button pressed before the page has come alive acts once it has',
  { tag: '@any-width' },
  async ({ page }) => {
    const { _id } = await television(11);
    const letThrough = await openWithoutScript(page, `/television/${_id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    letThrough();
    await expect(page.getByText('Please login to add product')).toBeVisible();
  },
);

test(
  'what is ticked before the page has come alive counts once it has',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await openWithoutScript(page, '/wholesale-bulk-products');
    await page.getByRole('checkbox', { name: /Tarangi Atithi 43/ }).check();
    letThrough();
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Tarangi Atithi 43/ })).toBeChecked();
  },
);

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
async function openHalfAlive(page: Page, path: string, pieces: number): Promise<() => Promise<unknown>> {
  await page.addInitScript((count) => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    let left = count;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const send = () => postMessage.call(this, message);
      if (left > 0) send();
      else held.push(send);
      left -= 1;
    };
    Object.assign(window, {
      piecesHeld: () => held.length,
      letThrough: () => {
        left = Infinity;
        for (const send of held.splice(0)) send();
      },
    });
  }, pieces);
  await page.goto(path, { waitUntil: 'load' });
  await expect.poll(() => page.evaluate('piecesHeld()')).toBeGreaterThan(0);
  return () => page.evaluate('letThrough()');
}

for (const pieces of [0, 2, 5])
  test(
    `a button pressed while the page comes alive, after ${pieces} pieces of work, acts once`,
    { tag: '@any-width' },
    async ({ page }) => {
      const letThrough = await openHalfAlive(page, '/', pieces);
      await page
        .getByRole('button', { name: /Search/ })
        .first()
        .click();
      await letThrough();
      await expect.poll(() => page.evaluate('window.earlyInput === undefined')).toBe(true);
      await expect(page.getByRole('combobox', { name: 'Search televisions' })).toBeFocused();
    },
  );

test(
  'all that is typed while the page comes alive is known, what was typed first too',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await openHalfAlive(page, '/signup', 0);
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
