import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { signInAsStaff, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const TITLE = 'Makers we trust';

interface Arrangement {
  home: { published: object[]; draft: object[] | null; updated_at: string };
}

/** Publishes the sections as they were, for the tests that read the home page. */
async function restore(sections: object[]) {
  const token = await staffToken();
  const { home } = await rest<Arrangement>('/home/draft', { sections }, token);
  /* None where the test failed before it published: what is published then is as it was. */
  if (home.draft === null) return;
  await rest('/home/publish', { updated_at: home.updated_at }, token);
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
/** Expects the part of the page's titles that the test changes. */
const expectTitles = (page: Page, expected: string[], options?: { timeout: number }) =>
  expect
    .poll(
      async () => (await titles(page)).filter((title) => /Lights off|Makers|Shop by brand/.test(title)),
      options,
    )
    .toEqual(expected);

/** Opens the home page of the shop until it shows these titles: a rendered page may be half a minute old. */
const expectPublished = (page: Page, expected: string[]) =>
  expect(async () => {
    await page.goto(urls.store);
    await expectTitles(page, expected, { timeout: 1000 });
  }).toPass({ timeout: 45_000 });

test('sections are arranged by keyboard, previewed, published and seen in the shop', async ({
  page,
  context,
}) => {
  const { home } = await rest<Arrangement>('/home/arrangement', {}, await staffToken());
  await signInAsStaff(page, staff.superAdmin);
  await page.goto('/admin-dashboard/home-page');
  const list = page.getByRole('list', { name: 'Sections' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await expectUsable(page, 'home page sections');

  try {
    await page.getByRole('button', { name: 'Move Brands up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Brands is now number 9 of 12.')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move Brands up' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit Brands' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit brands' });
    await expectUsable(page, 'the form of a section', { within: '[role=dialog]' });
    await dialog.getByLabel('Title', { exact: true }).fill(TITLE);
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(list).toContainText(`Brands: ${TITLE}`);

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview.getByRole('status').filter({ hasText: 'Preview' })).toBeVisible();
    await expectTitles(preview, [TITLE, 'Lights off. Picture on.']);
    await expectPublished(preview, ['Lights off. Picture on.', 'Shop by brand']);

    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog', { name: 'Publish the home page?' });
    await expect(question).toContainText(`Edited: Brands: ${TITLE}`);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Home page published.')).toBeVisible();
    await expectPublished(preview, [TITLE, 'Lights off. Picture on.']);
  } finally {
    await restore(home.published);
  }
});
