import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, newShopper } from '../fixtures/people';
import { fillCart, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const PUBLIC = ['/', '/televisions', '/signin', '/signup', '/cart', '/nowhere'];
const OWN = ['/cart', '/myorders', '/my-invoices', '/user-profile', '/raise-complaint'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function insistUsable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page can be used by everybody, in ${colorScheme} and on the narrowest phone`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    /* Nothing half faded in: contrast is measured on what stays. */
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    const product = await television(11);
    for (const path of [...PUBLIC, `/television/${product._id}`]) {
      await page.goto(path);
      await insistUsable(page, path);
    }
    const shopper = await newShopper();
    await fillCart(shopper.token, product);
    for (const path of OWN) {
      await enterAs(page, shopper, path);
      await insistUsable(page, path);
    }
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await insistUsable(page, '/checkout');
  });

test('the policy of the page lets no stranger run script', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(script).not.toContain('unsafe-inline');
  expect(script).not.toContain('unsafe-eval');
});
