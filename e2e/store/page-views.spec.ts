import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    counted: string[];
  }
}

test(
  'the page that a visit begins with is counted, and the pages after it, each once',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.counted = [];
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob) void body.text().then((text) => window.counted.push(text));
        return send(url, body);
      };
    });
    await page.goto('/about');
    const paths = () =>
      page.evaluate(() =>
        window.counted.flatMap((text) => {
          const { events = [] } = JSON.parse(text) as { events?: { name: string; path: string }[] };
          return events.map(({ name, path }) => `${name} ${path}`);
        }),
      );
    await expect.poll(paths).toEqual(['page_view /about']);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(paths).toEqual(['page_view /about', 'page_view /contact']);
  },
);
