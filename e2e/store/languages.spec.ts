import type { Page } from '@playwright/test';
import { LANGUAGE_FACTS, TRANSLATIONS, type Translation } from '@aabha/contracts/language/language';
import { expectNoHorizontalScroll, expectUsableBesidesColours, FOOTER } from '../fixtures/accessibility';
import { PAGE_PARTS } from '../fixtures/store-pages';
import { expect, test } from '../fixtures/test';

/** The button of the cart that leads on, in each language. */
const CHECKOUT: Readonly<Record<Translation, string>> = { hi: 'भुगतान की ओर बढ़ें' };

/** Returns buttons, links, labels and headings that cut their text off. Names of products may end in an ellipsis. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, button *, a, label, h1, h2, h3, [role="tab"]')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, webkitLineClamp } = getComputedStyle(element);
        return (
          overflowX !== 'visible' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

async function expectTranslatedPage(page: Page, path: string, language: Translation): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[language].locale);
  await expectNoHorizontalScroll(page, path);
  expect(await clipped(page), `${path} cuts text off`).toEqual([]);
  await expectUsableBesidesColours(page, path, path === '/' ? {} : { without: FOOTER });
}

for (const language of TRANSLATIONS)
  for (const { name, openEach } of PAGE_PARTS) {
    const { englishName, basePath } = LANGUAGE_FACTS[language];
    test(
      `every page ${name} in ${englishName} can be used by everybody at 320 px`,
      { tag: '@any-width' },
      async ({ page }) => {
        test.setTimeout(480_000);
        await page.setViewportSize({ width: 320, height: 740 });
        await openEach(page, { prefix: basePath, toCheckout: CHECKOUT[language] }, (path) =>
          expectTranslatedPage(page, path, language),
        );
      },
    );
  }

test('the language of a page changes without leaving it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/televisions?order=price-desc');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi/televisions?order=price-desc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/टीवी/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hi\/television\//);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/^(?!.*\/hi\/).*\/television\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
