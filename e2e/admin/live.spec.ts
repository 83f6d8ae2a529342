import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('two who edit the same article see each other', async ({ page, browser }) => {
  const other = await browser.newPage({ baseURL: urls.admin });
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/news-updates');
  await enterBackOffice(other, staff.subAdmin, '/admin-dashboard/news-updates');
  for (const screen of [page, other]) await screen.getByRole('button', { name: /^Edit/ }).last().click();
  await expect(page.getByRole('dialog').getByText(/ has this open, too\.$/)).toBeVisible();
  await other.close();
});

test('a new message appears in the list of staff without a reload', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/messages');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  const { email, name } = await newShopper();
  const subject = `Wall mount for ${email}`;
  await rest('/admin/contact-us', {
    ...{ name, email, phone: '9876543210' },
    ...{ subject, message: 'Which screws does it need?' },
  });
  await expect(page.getByText(subject)).toBeVisible();
});
