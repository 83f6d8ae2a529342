import { enterAs, enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test('a complaint with a file is answered, continued with the link of the mail, and counted in public', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/raise-complaint');
  await page.getByLabel('Issue type').selectOption('Technical');
  await page.getByLabel('Description').fill('The picture flickers.');
  await page.getByLabel('Pictures or PDF files (optional)').setInputFiles({
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await page.getByRole('link', { name: 'See your complaint' }).click();
  await expect(page.getByRole('heading', { name: /^Complaint T-/ })).toBeVisible();
  const ticket = /T-[0-9A-F]{8}/.exec(page.url())?.[0] ?? '';
  await expect(page.getByRole('button', { name: 'Download bill.pdf' })).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(desk, staff.superAdmin, '/admin-dashboard/complaints');
  await desk.getByPlaceholder('Ticket, name, email, phone, text').fill(ticket);
  /* The search would lead back from the page that is opened before it. */
  await expect(desk).toHaveURL(new RegExp(ticket));
  await desk.getByRole('link', { name: ticket }).click();
  await desk.getByLabel(`Answer to ${shopper.name}`).fill('Which cable do you use?');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('Answer sent')).toBeVisible();

  const mail = await mailWith(shopper.email, /We have answered your complaint/);
  const link = /\/complaint\/\S+/.exec(mail.text)?.[0] ?? '';
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(urls.store + link);
  await expect(phone.getByText('Which cable do you use?')).toBeVisible();
  await phone.getByLabel('Your message').fill('The one of the box.');
  await phone.getByRole('button', { name: 'Send message' }).click();
  await expect(phone.getByText('Your message has been sent.')).toBeVisible();
  await phone.goto(`${urls.store}/grievance`);
  await expect(phone.getByRole('table')).toContainText('Received');
});
