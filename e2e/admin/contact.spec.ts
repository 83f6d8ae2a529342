import { enterBackOffice, newEmail, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('a message from the contact page is found and read by any member of staff', async ({ page }) => {
  const email = newEmail();
  await rest('/admin/contact-us', {
    name: 'Kavya Nair',
    email,
    phone: '9845098450',
    subject: 'Wall mount',
    message: 'Does the 55 inch fit a mount of 400 by 400?',
  });
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await page.getByPlaceholder('Name, e-mail, phone, subject, text').fill(email);
  await page.getByRole('cell', { name: email }).click();
  await expect(page.getByText('Does the 55 inch fit a mount of 400 by 400?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=Re%3A%20Wall%20mount`,
  );
});

test('who asked for offers is on the list, and a SubAdmin may not see it', async ({ page }) => {
  const email = newEmail();
  await rest('/otp/user-subscribes', { email });
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/subscribers');
  await page.getByPlaceholder('E-mail').fill(email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Subscribed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.evaluate(() => localStorage.clear());
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/subscribers');
  await expect(page.getByRole('dialog', { name: 'Unauthorized Access' })).toBeVisible();
});
