import { expect, test } from '../fixtures/test';

/* What was still loading when the connection went. */
test.use({ serviceWorkers: 'allow', alsoExpected: /ERR_INTERNET_DISCONNECTED|Unable to preload CSS/ });

for (const [base, title, tryAgain] of [
  ['', 'You are offline', 'Try again'],
  ['/hi', 'आप ऑफ़लाइन हैं', 'फिर कोशिश करें'],
] as const)
  test(
    `without a connection a page says so, and comes when there is one: ${base || '/'}`,
    { tag: '@any-width' },
    async ({ page, context }) => {
      await page.goto(`${base}/about`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await context.setOffline(true);
      await page.goto(`${base}/televisions`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${base}/televisions`);
      await context.setOffline(false);
      await page.getByRole('link', { name: tryAgain }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
