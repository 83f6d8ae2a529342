import type { Browser, Page } from '@playwright/test';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { sentWithPassport } from '../fixtures/passports';
import { countCodes, mailWith, newEmail, readCode, staffToken } from '../fixtures/people';
import { rest, sandboxState, urls } from '../fixtures/shop';
import { address, openPayment, plentiful, pressUntil, type Television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Registered in Karnataka, where the goods go. */
const GSTIN = '29AAGCB7383J1Z4';

/** Opens the page of a television that fits a room, of those with units to spare. */
async function findTelevision(page: Page): Promise<Television> {
  await page.goto('/find-my-television');
  await page.getByLabel('How far from the screen do you sit?').fill('1.9');
  await page.getByLabel('Width of the wall').fill('320');
  await page.getByRole('main').getByRole('button', { name: 'Find my television' }).click();
  await expect(page.getByRole('heading', { name: 'Three that fit, seen from 1.9 m' })).toBeVisible();
  const found = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const product = (await plentiful()).find(({ name }) => found.includes(name));
  if (!product) throw new Error(`None of ${found.join(', ')} has units to spare.`);
  const card = page.getByRole('article', { name: product.name, exact: true });
  await expect(card.getByText(/wide: your wall has .+ left on each side\./)).toBeVisible();
  await card.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  return product;
}

/** Chooses two units, reads what they cost a month, and presses Buy Now in the bar that stays. */
async function buyTwoFromTheBar(page: Page, { name }: Television): Promise<void> {
  const bar = page.getByRole('complementary', { name: `Buy ${name}` });
  await pressUntil(
    page.getByRole('button', { name: 'Increase quantity' }),
    page.getByRole('button', { name: 'Decrease quantity', disabled: false }),
  );
  await page.getByRole('link', { name: /^From ₹[\d,]+ a month: see EMI plans$/ }).click();
  await expect(page.getByRole('heading', { name: 'EMI plans' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Months' }).first()).toBeVisible();
  await expect(bar).toContainText('2 × ₹');
  await bar.getByRole('button', { name: 'Buy Now' }).click();
}

/** Makes an account on the way, with an e-mail and the code that is sent to it. */
async function enterWithCode(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/signin\?/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue with an OTP by email' }).click();
  const before = await countCodes(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await readCode(email, before));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Fills the checkout in for a business and pays. Returns the id of the order. */
async function payForBusiness(page: Page, email: string): Promise<string> {
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByLabel('ZIP Code').fill(address.zip);
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Name', { exact: true }).fill(address.name);
  await page.getByLabel('Phone').fill('9845098450');
  await page.getByLabel('Address', { exact: true }).fill(address.address);
  await page.getByLabel('Landmark (optional)').fill('Opposite City Mall');
  await page.getByRole('checkbox', { name: /^Add GSTIN/ }).check();
  await page.getByLabel('GSTIN', { exact: true }).fill(GSTIN);
  await page.getByLabel('Legal name').fill('Bengaluru Rooms');
  await page.getByRole('checkbox', { name: /Add a gift note/ }).check();
  await page.getByRole('textbox', { name: 'Gift note' }).fill('For Amma');
  await expect(page.getByText(/^Bank offers: up to ₹[\d,]+/)).toBeVisible();
  const provider = await openPayment(page);
  await provider.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order-placed\//);
  return page.url().split('/').at(-1) ?? '';
}

/** Opens the link of the order's mail where nobody is signed in. */
async function trackWithoutSigningIn(browser: Browser, mailed: string, { name }: Television): Promise<void> {
  const link = /\/track\/\S+/.exec(mailed)?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(urls.store + link);
  await expect(visitor.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await expect(visitor.getByRole('list', { name: 'Parcel', exact: true })).toContainText(name);
  await visitor.context().close();
}

/** Claims the warranty of the set with this serial number, and finds the claim in its passport. */
async function claimWarranty(page: Page, serial: string): Promise<void> {
  await page.goto('/myorders');
  const passport = page.getByRole('link', { name: new RegExp(`^Warranty passport of .*${serial}$`) });
  await passport.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Covered for \d+ days$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Claim warranty' }).click();
  await page.getByLabel('Phone').fill('9845098450');
  await page.getByLabel('Issue type').selectOption('Technical');
  await page.getByLabel('Order (optional)').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('The picture flickers.');
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  const ticket = page.getByText(/T-[0-9A-F]{8}/).first();
  await expect(ticket).toBeVisible();
  const number = /T-[0-9A-F]{8}/.exec(await ticket.innerText())?.[0] ?? '';
  const staff = await staffToken();
  const { complaintList } = await rest<{ complaintList: { _id: string }[] }>(
    '/complaint/list',
    { filters: { search: number } },
    staff,
  );
  const path = `/complaint/${complaintList[0]?._id}`;
  const { complaint } = await rest<{ complaint: { televisions: { serial: string; serial_id: string }[] } }>(
    path,
    undefined,
    staff,
  );
  const set = complaint.televisions.find((one) => one.serial === serial);
  await rest(`${path}/television`, { serial_id: set?.serial_id }, staff);
  await page.goto('/myorders');
  await passport.click();
  await expect(page.getByText(new RegExp(`^${number}, `))).toBeVisible();
}

/** Returns one of the two sets, which staff accept and refund. */
async function returnOne(page: Page, order: string, { name }: Television): Promise<void> {
  await page.goto('/myorders');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Return this order' });
  await form.getByLabel(`Units of ${name}`).selectOption('1');
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(form.getByText('Please select a reason for the return.')).toBeVisible();
  await form.getByRole('radio', { name: 'Changed mind' }).check();
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('We are looking at your request')).toBeVisible();
  const staff = await staffToken();
  const { returnRequestList } = await rest<{
    returnRequestList: { _id: string; order_id: { _id: string } }[];
  }>('/returnRequest/list', { pageNum: 1, pageSize: 100 }, staff);
  const wanted = returnRequestList.find(({ order_id: of }) => of._id === order);
  await rest(`/returnRequest/${wanted?._id}/update`, { status: true }, staff);
  await rest(`/returnRequest/${wanted?._id}/update`, { refund_status: true }, staff);
  await expect(async () => {
    await page.reload();
    const progress = page.getByRole('region', { name: 'Your return' });
    await expect(progress).toContainText(/Refunded ₹[\d,]+/, { timeout: 3000 });
  }).toPass();
}

test('a shopper finds a television that fits, buys two with nothing but an e-mail, tracks, claims and returns one', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const product = await test.step('finds a television that fits', () => findTelevision(page));
  await test.step('sees what it costs a month and buys two', () => buyTwoFromTheBar(page, product));
  await test.step('makes an account with a code', () => enterWithCode(page, email));
  await page.getByRole('button', { name: 'No Thanks' }).click();
  const order = await test.step('pays as a business', () => payForBusiness(page, email));
  await page.goto('/my-invoices');
  await expect(page.getByText(`GSTIN ${GSTIN} · Input credit ₹`)).toBeVisible();
  await page.goto('/myorders');
  await expect(page.getByText('For Amma').first()).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { serial, shipment } = await sentWithPassport(order, token, 2);
  const { text } = await mailWith(email, new RegExp(`^Your order ${orderNumber(order)}: Shipped`));
  await test.step('tracks it without signing in', () => trackWithoutSigningIn(browser, text, product));

  await rest(`/shipment/${shipment}/delivered`, {}, await staffToken());
  await test.step('claims the warranty of one', () => claimWarranty(page, serial));
  await test.step('returns one of the two', () => returnOne(page, order, product));
  await expect(page.getByRole('article')).toContainText('Delivered');
  const paymentId = /pay_\w{14}/.exec((await page.getByRole('article').textContent()) ?? '')?.[0];
  const { refunds } = await sandboxState();
  expect(refunds.filter((refund) => refund.payment_id === paymentId)).toHaveLength(1);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('All of it is in your cart.')).toBeVisible();
});
