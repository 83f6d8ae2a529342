import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    /** What each change of page animated, by pseudo-element. */
    moved?: string[][];
  }
}

const PICTURE = '::view-transition-group(television-picture)';
const card = (page: Page) => page.getByRole('article').first().getByRole('link').first();
const moved = (page: Page) => page.evaluate(() => window.moved ?? []);

/** Opens the list, waits until what comes after the first view is there, and notes what is animated from then on. */
async function openList(page: Page): Promise<void> {
  const later = page.waitForResponse(/after-first-view/);
  /* Televisions of other tests are the newest, have no pictures, and fill the first page of all. */
  await page.goto('/televisions?q=velora');
  await later;
  await page.waitForFunction(() => !String(document.startViewTransition).includes('[native code]'));
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    window.moved = [];
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () =>
        window.moved?.push(
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [])),
        );
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
}

test(
  'the picture of a card becomes that of its page, and nothing is left of it',
  { tag: '@any-width' },
  async ({ page }) => {
    await openList(page);
    await card(page).click();
    await expect.poll(() => moved(page)).toEqual([expect.arrayContaining([PICTURE])]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[style*="view-transition-name"]')).toHaveCount(0);
    /* Back, the pages only fade. */
    await page.goBack();
    await expect.poll(async () => (await moved(page)).length).toBe(2);
    expect((await moved(page))[1]).toContain('::view-transition-new(root)');
    expect((await moved(page))[1]).not.toContain(PICTURE);
  },
);

test(
  'nothing moves for those who want little motion, nor when a list is sorted',
  { tag: '@any-width' },
  async ({ page }) => {
    await openList(page);
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/order=price-asc/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await card(page).click();
    await expect(page).toHaveURL(/\/television\//);
    await expect(page.getByRole('group', { name: /^Pictures of/ })).toBeVisible();
    expect(await moved(page)).toEqual([]);
  },
);
