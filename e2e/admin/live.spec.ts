import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

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
