import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { signInAsStaff, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const TITLE = 'Makers we trust';

interface Arrangement {
  home: { published: object[]; updated_at: string };
}

/** Publishes the sections as they were, for the tests that read the home page. */
async function restore(sections: object[]) {
  const token = await staffToken();
  const { home } = await rest<Arrangement>('/home/draft', { sections }, token);
  await rest('/home/publish', { updated_at: home.updated_at }, token);
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
/** Returns the part of the page's titles that the test changes. */
const changed = async (page: Page) =>
  (await titles(page)).filter((title) => /Lights off|Makers|Shop by brand/.test(title));

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
    expect(await changed(preview)).toEqual([TITLE, 'Lights off. Picture on.']);
    await preview.goto(urls.store);
    expect(await changed(preview)).toEqual(['Lights off. Picture on.', 'Shop by brand']);

    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog', { name: 'Publish the home page?' });
    await expect(question).toContainText(`Edited: Brands: ${TITLE}`);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Home page published.')).toBeVisible();
    /* A rendered page may be half a minute old. */
    await expect(async () => {
      await preview.reload();
      expect(await changed(preview)).toEqual([TITLE, 'Lights off. Picture on.']);
    }).toPass({ timeout: 45_000 });
  } finally {
    await restore(home.published);
  }
});
