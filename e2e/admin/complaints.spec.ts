import { enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const complain = async () => {
  const shopper = await newShopper();
  const { complaint } = await rest<{ complaint: { ticketNumber: string } }>(
    '/complaint/new',
    {
      name: shopper.name,
      email: shopper.email,
      phone: shopper.phone,
      issue_type: 'Other',
      customIssueType: 'Remote control',
      description: 'It does not pair any more.',
    },
    shopper.token,
  );
  return { shopper, ticket: complaint.ticketNumber };
};

test('a complaint is found by its ticket and resolved, and the shopper gets a mail', async ({ page }) => {
  const { shopper, ticket } = await complain();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/complaints');
  await page.getByPlaceholder('Ticket, name, email, phone, text').fill(ticket);
  const row = page.getByRole('row', { name: new RegExp(ticket) });
  await expect(row).toContainText('Remote control');
  await expect(row).toContainText(`${shopper.phone.slice(0, 5)} ${shopper.phone.slice(5)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await pick(page, row.getByRole('combobox', { name: `Status of ${ticket}` }), 'Resolved');
  const asking = page.getByRole('dialog', { name: `Status of ${ticket}` });
  await expect(asking).toContainText(`${shopper.name} will get an email about this at ${shopper.email}.`);
  await asking.getByRole('button', { name: 'Update and send email' }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveText('Resolved');
  await mailWith(shopper.email, new RegExp(`${ticket}.*resolved|resolved.*${ticket}`, 'i'));
});
