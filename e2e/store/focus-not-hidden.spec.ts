import type { Page } from '@playwright/test';
import { enterAs, newShopper } from '../fixtures/people';
import { fillCart, goToCheckout, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const PRESSES = 80;

/** Returns what has the focus below a bar that stays at the lower edge of the window; empty for nothing. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('dialog, [popover]')) return '';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const outer = focused.outerHTML.slice(0, 200);
    if (top >= innerHeight || bottom <= 0) return `out of view: ${outer}`;
    const over = document.elementFromPoint(
      (left + right) / 2,
      Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1),
    );
    for (let one = over; one && !one.contains(focused); one = one.parentElement) {
      const isBar =
        getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().top > innerHeight / 2;
      if (isBar) return `below ${one.className}: ${outer}`;
    }
    return '';
  });

/** Goes through the page with Tab, forwards from the top. */
async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    expect(await coveredFocus(page)).toBe('');
  }
}

test('the bars at the lower edge hide nothing that has the focus', async ({ page }) => {
  const product = await television(15);
  await page.goto(`/television/${product._id}`);
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeEnabled();
  /* The plans of banks come late. Above what has the focus they would move it. */
  await page.getByRole('heading', { name: 'Running cost' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^A refund of an EMI payment is not instant/)).toBeVisible();
  await expectFocusInSight(page);
  await page.goto('/track');
  await expect(page.getByLabel('Order number')).toBeVisible();
  await expectFocusInSight(page);
});

test('the bar of the checkout hides no field that has the focus', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, await television(15));
  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  await expectFocusInSight(page);
});
