import { expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterBackOffice, mailWith, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('staff compose an order on the phone, the customer pays it by the link of the mail, and staff see both', async ({
  page: desk,
  browser,
}) => {
  const product = await television(21);
  const email = `caller.${crypto.randomUUID().slice(0, 8)}@shoppers.example`;
  await enterBackOffice(desk, staff.subAdmin, '/admin-dashboard/draft-orders');
  await desk.getByRole('button', { name: 'New draft order' }).click();
  const form = desk.getByRole('dialog', { name: 'New draft order' });
  const customer = form.getByRole('group', { name: 'Customer' });
  await customer.getByLabel('Name').fill('Leela Menon');
  await customer.getByLabel('Email', { exact: true }).fill(email);
  await customer.getByLabel('Phone', { exact: true }).fill('9876543210');
  await form.getByLabel('Television', { exact: true }).fill(product.name);
  await desk.getByRole('option', { name: product.name, exact: true }).click();
  const delivery = form.getByRole('group', { name: 'Delivery' });
  await delivery.getByLabel('Name').fill('Leela Menon');
  await delivery.getByLabel('Email for the link').fill(email);
  await delivery.getByLabel('Phone').fill('9876543210');
  await delivery.getByLabel('PIN code').fill('560034');
  await delivery.getByLabel('Address').fill('7 Temple Street');
  await delivery.getByLabel('City').fill('Bengaluru');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByRole('heading', { name: /^Draft order for Leela Menon/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Send link' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send link' }).click();

  const mail = await mailWith(email, /pay ₹/);
  const link = /https?:\S+\/pay\/\S+/.exec(mail.text)?.[0] ?? '';
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByText(product.name)).toBeVisible();
  await phone.getByText(/^Bank offers: up to ₹[\d,]+/).click();
  await expect(phone.getByText(/One payment gets one offer/)).toBeVisible();
  await expectUsable(phone, 'the page of a pay link', { without: FOOTER });
  await phone.getByRole('button', { name: /^Place Order/ }).click();
  const payment = phone.frameLocator('iframe');
  await payment.getByLabel('Name on card').fill('Leela Menon');
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  /* Opened from its list, whose rows have no prices. */
  await desk.goto(`${urls.admin}/admin-dashboard/draft-orders`);
  await desk
    .getByRole('row', { name: /Leela Menon/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(desk.getByRole('heading', { name: /^Draft order for Leela Menon/ })).toBeVisible();
  await expect(desk.getByText('Paid', { exact: true }).first()).toBeVisible();
  await desk
    .getByRole('main')
    .getByRole('link', { name: /^[0-9A-F]{8}$/ })
    .click();
  await expect(desk.getByText(/^Phone order by /)).toBeVisible();
});
