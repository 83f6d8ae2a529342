import { expect, test } from '../fixtures/test';

for (const path of ['/', '/hi/'])
  test(`every file that the head of ${path} links to is there`, { tag: '@any-width' }, async ({ page }) => {
    await page.goto(path);
    const hrefs = await page
      .locator(
        'head link:is([rel=preload], [rel=modulepreload], [rel=stylesheet], [rel*=icon], [rel=manifest])[href]',
      )
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hrefs.some((href) => href.endsWith('.woff2'))).toBe(true);
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
  });
