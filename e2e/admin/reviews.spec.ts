import { enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('a review is removed with a reason that its author is mailed, and is restored', async ({ page }) => {
  const shopper = await newShopper();
  const product = await television(21);
  const title = `Too dark ${shopper.email.slice(0, 6)}`;
  const review = { product: product._id, rating: 1, title, comment: 'Call my neighbour on 98450 00000.' };
  await rest('/review/new', { review }, shopper.token);
  const inShop = async () =>
    (
      await rest<{ reviewList: { title: string }[] }>('/review/list', { filters: { product: product._id } })
    ).reviewList.filter((listed) => listed.title === title).length;

  const filter = encodeURIComponent(JSON.stringify({ product: product._id, rating: 1, search: title }));
  await enterBackOffice(page, staff.superAdmin, `/admin-dashboard/reviews?filter=${filter}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Shown');
  await row.getByRole('button', { name: `Remove review: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this review?' });
  await expect(dialog).toContainText(`Shoppers will no longer see “${title}” by ${shopper.name}`);
  await dialog.getByRole('button', { name: 'Remove review' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It has somebody’s telephone number.');
  await dialog.getByRole('button', { name: 'Remove review' }).click();
  await expect(row).toContainText('It has somebody’s telephone number.');
  await expect.poll(inShop).toBe(0);
  expect((await mailWith(shopper.email, /was removed/)).text).toContain(
    'It has somebody’s telephone number.',
  );

  await row.getByRole('button', { name: `Restore review: ${title}` }).click();
  await page
    .getByRole('dialog', { name: 'Restore this review?' })
    .getByRole('button', { name: 'Restore review' })
    .click();
  await expect(row).toContainText('Shown');
  await expect.poll(inShop).toBe(1);
});
