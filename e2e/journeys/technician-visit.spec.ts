import { expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterAs, enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { sentWithPassport } from '../fixtures/passports';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a technician opens the link, ends the visit with the code and the serial number, and the warranty starts', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const id = await buy(shopper, await television(10));
  const { serial, passport } = await sentWithPassport(id, shopper.token);
  await enterAs(page, shopper, `/order-placed/${id}`);
  const section = page.getByRole('region', { name: 'Installation' });
  await section.getByRole('button', { name: 'Book installation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Wall mount/ }).check();
  await dialog.getByRole('group', { name: 'When?' }).getByRole('radio').nth(1).check();
  await dialog.getByRole('radio', { name: '9 am to 12 noon' }).check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  const code = /\d{4}$/.exec((await section.getByText(/^Your code: \d{4}$/).textContent()) ?? '')?.[0] ?? '';

  const desk = await (await browser.newContext()).newPage();
  await enterBackOffice(desk, staff.superAdmin, '/admin-dashboard/installations');
  const row = desk.getByRole('row').filter({ hasText: orderNumber(id) });
  await row.getByRole('button', { name: /^Link: order/ }).click();
  await desk.getByRole('button', { name: 'Make link' }).click();
  const link = await desk.getByLabel('Link', { exact: true }).inputValue();

  const technician = await (await browser.newContext()).newPage();
  await technician.goto(new URL(link).pathname);
  await expect(technician.getByText('Wall mount')).toBeVisible();
  await technician.getByText('It could not be installed').click();
  await expect(technician.getByRole('button', { name: 'Report' })).toBeVisible();
  await expectUsable(technician, 'the page of a technician', { without: FOOTER });
  await technician.getByLabel('Code of the customer').fill(code === '0000' ? '1111' : '0000');
  await technician.getByLabel('Serial number').fill(serial);
  await technician.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(technician.getByText('This code is wrong. Tries left: 4.')).toBeVisible();
  await technician.getByLabel('Code of the customer').fill(code);
  await technician.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(technician.getByRole('heading', { name: /The installation is done/ })).toBeVisible();
  await mailWith(shopper.email, / is installed$/);

  await page.goto(`/passport/${passport}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Covered for/ })).toBeVisible();
});
