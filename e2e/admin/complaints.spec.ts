import { enterBackOffice, mailWith, newShopper, staff, staffToken } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const complain = async () => {
  const shopper = await newShopper();
  const { complaint } = await rest<{ complaint: { _id: string; ticketNumber: string } }>(
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
  return { shopper, id: complaint._id, ticket: complaint.ticketNumber };
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

test('a concurrent status change is shown beside the selected one and not overwritten', async ({ page }) => {
  const { id, ticket } = await complain();
  await enterBackOffice(
    page,
    staff.superAdmin,
    `/admin-dashboard/complaints?filter=${JSON.stringify({ search: ticket })}`,
  );
  const status = page.getByRole('combobox', { name: `Status of ${ticket}` });
  await expect(status).toHaveText('Pending');
  await rest(`/complaint/${id}/update`, { status: 'Resolved' }, await staffToken());
  await pick(page, status, 'In progress');
  const asking = page.getByRole('dialog', { name: `Status of ${ticket}` });
  await expect(asking.getByText('Now Pending')).toBeVisible();
  await asking.getByRole('button', { name: 'Update and send email' }).click();
  await expect(asking.getByText('Someone else has changed this in the meantime.')).toBeVisible();
  await expect(asking.getByText('Now Resolved')).toBeVisible();
  await asking.getByRole('button', { name: 'Update and send email' }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(status).toHaveText('In progress');
});

test('an empty list shows a notice', async ({ page }) => {
  await enterBackOffice(
    page,
    staff.superAdmin,
    '/admin-dashboard/complaints?filter=%7B%22search%22%3A%22nobody-wrote-this%22%7D',
  );
  await expect(page.getByText('No complaints found')).toBeVisible();
});
