import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const PRESSES = 60;

test(
  'a bar stays while the purchase panel is scrolled away, covers no focus, and is out of reach otherwise',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const product = await television(15);
    await page.goto(`/television/${product._id}`);
    const bar = page.getByRole('complementary', { name: `Buy ${product.name}` });
    const question = page.getByRole('button', { name: 'Increase quantity' });
    await expect(question).toBeEnabled();
    const loaded = () => scripts.filter((url) => url.includes('BuyBar'));
    expect(loaded()).toEqual([]);
    await expect(async () => {
      await page.locator('#product-information').scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ timeout: 2000 });
    }).toPass();
    expect(loaded().length).toBeGreaterThan(0);
    await expect(bar.getByRole('button', { name: 'Add to Cart' })).toBeVisible();

    /* Forwards to the end of the page: what has the focus is never below the bar. */
    await page.locator('#product-information').evaluate((section) => {
      section.tabIndex = -1;
      section.focus();
    });
    let seen = 0;
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const [focused, shown] = [document.activeElement, document.querySelector('aside[data-shown]')];
        if (!focused || !shown || focused === document.body || shown.contains(focused)) return null;
        if (focused.closest('dialog, [popover]')) return null;
        const [a, b] = [focused.getBoundingClientRect(), shown.getBoundingClientRect()];
        return a.top < b.bottom && a.bottom > b.top ? focused.outerHTML.slice(0, 200) : '';
      });
      if (covered !== null) seen += 1;
      expect(covered ?? '').toBe('');
    }
    expect(seen).toBeGreaterThan(5);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await expect(page.locator('aside[inert]')).toHaveCount(1);
  },
);
