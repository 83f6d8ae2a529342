import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test(
  'a link to the EMI plans leads there although their part of the page comes later',
  { tag: '@any-width' },
  async ({ page }) => {
    const { name } = await television(15);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/MoreDetails/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(`/televisions?q=${encodeURIComponent(name)}`);
    /* Before hydration the link would load a page from the server, which is whole. */
    await page.waitForFunction(() => !('replayEarlyInput' in window && window.replayEarlyInput));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page
      .getByRole('link', { name: /a month: see EMI plans$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#emi$/);
    await expect(page.getByRole('heading', { name: 'EMI plans' })).toHaveCount(0);
    arrive();
    await expect(page.getByRole('heading', { name: 'EMI plans' })).toBeInViewport();
  },
);
