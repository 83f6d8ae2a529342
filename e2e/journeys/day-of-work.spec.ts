import { randomBytes, randomInt } from 'node:crypto';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { Actions } from '../fixtures/actions';
import { enterBackOffice, mailWith, newShopper, staff, staffToken, type Shopper } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { address, buy, setStatus, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const AT = '/admin-dashboard';
/** A place whose dispatch centre no other test packs for. */
const FAR = { ...address, city: 'Guwahati', zip: '781316' };
const PARCELS = 10;
const IMPORTED = 200;

/** Parcels that stand packed at the centre of `FAR`. */
async function packedParcels(shopper: Shopper): Promise<string[]> {
  const token = await staffToken();
  const product = await television(26);
  const orders: string[] = [];
  while (orders.length < PARCELS) {
    const order_id = await buy(shopper, product, FAR);
    const { shipment } = await rest<{ shipment: { _id: string } }>('/shipment/new', { order_id }, token);
    await rest(`/shipment/${shipment._id}/packed`, {}, token);
    orders.push(order_id);
  }
  return orders;
}

async function newComplaint(shopper: Shopper): Promise<string> {
  const { complaint } = await rest<{ complaint: { ticketNumber: string } }>(
    '/complaint/new',
    {
      ...{ name: shopper.name, email: shopper.email, phone: shopper.phone },
      ...{ issue_type: 'Other', customIssueType: 'Remote control', description: 'It does not pair.' },
    },
    shopper.token,
  );
  return complaint.ticketNumber;
}

async function newCoupon(): Promise<string> {
  const code = `WRONG${randomBytes(4).toString('hex').toUpperCase()}`;
  const expiryDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await rest('/coupon/create-coupon', { code, discountPercentage: 90, expiryDate }, await staffToken());
  return code;
}

/** Service areas of places that no real PIN code has. */
function areasFile() {
  const header =
    'zipcode,dispatchCenter,originCenter,returnCenter,facilityCity,facilityState,outOfDeliveryArea';
  const first = 980_000 + randomInt(40) * IMPORTED;
  const lines = Array.from(
    { length: IMPORTED },
    (_, index) => `${first + index},Test Dispatch,Test Origin,Test Returns,Importpur,Goa,no`,
  );
  const name = `areas-${first}.csv`;
  return { name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\n')) };
}

test('a day of work is done in few actions', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = await newShopper(`9${randomInt(10 ** 8, 10 ** 9)}`);
  const [parcels, ticket, code] = [
    await packedParcels(shopper),
    await newComplaint(shopper),
    await newCoupon(),
  ];
  const product = await television(27);
  const pair = await buy(shopper, product, address, 2);
  const returned = await buy(shopper, product);
  for (const order of [pair, returned]) await setStatus(order, 'Delivered');
  await rest(
    '/returnRequest/create',
    { order_id: returned, return_reason: 'Defective product' },
    shopper.token,
  );
  const act = new Actions(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('ten parcels go to a courier', async () => {
    const packed = JSON.stringify({ state: 'packed', dispatchCenter: 'Guwahati Hub' });
    await enterBackOffice(page, staff.superAdmin, `${AT}/shipments?filter=${packed}`);
    await expect(page.getByRole('checkbox', { name: /^Select shipment/ })).toHaveCount(PARCELS);
    await act.expectAtMost(6, async () => {
      await act.click(page.getByRole('checkbox', { name: 'Select this page' }));
      await act.click(button('Ship'));
      await act.choose(dialog.getByRole('combobox', { name: 'Courier' }), 'DTDC');
      const numbers = parcels.map((order) => `D${orderNumber(order)}`);
      await act.paste(dialog.getByRole('textbox', { name: /^AWB number of/ }).first(), numbers.join('\n'));
      await act.click(button(`Ship ${PARCELS}`));
      await expect(
        page.getByText(`${PARCELS} shipments shipped. Each customer gets an email.`),
      ).toBeVisible();
    });
  });

  await test.step('an order is found by a pasted phone number', async () => {
    await act.expectAtMost(3, async () => {
      await act.press('Control+k');
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
      await act.type(field, `+91 ${shopper.phone.slice(0, 5)}-${shopper.phone.slice(5)}`);
      await expect(dialog.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toBeVisible();
      await act.press('Enter');
      await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
    });
  });

  await test.step('one of two televisions is refunded and restocked', async () => {
    await page.goto(`${AT}/orders/${pair}/show`);
    await act.expectAtMost(6, async () => {
      await act.click(button(/^Refund a part of order/));
      await act.click(dialog.getByRole('button', { name: `One more of ${product.name}` }));
      await act.choose(
        dialog.getByRole('combobox', { name: 'Where are the goods?' }),
        'Back, can be sold again',
      );
      await act.type(dialog.getByLabel(/Reason for the refund/), 'The glass is broken.');
      await act.click(dialog.getByRole('button', { name: /^Refund ₹/ }));
      await expect(page.getByText('1 refunded')).toBeVisible();
    });
  });

  await test.step('a return is rejected with a reason', async () => {
    await page.goto(`${AT}/cases?filter=${JSON.stringify({ search: shopper.email })}`);
    await act.expectAtMost(5, async () => {
      await act.click(page.getByRole('row', { name: /Return/ }));
      await act.click(button(/^Reject:/));
      await act.choose(dialog.getByRole('combobox', { name: 'Reason' }), 'We found no fault');
      await act.click(dialog.getByRole('button', { name: 'Reject return' }));
      await expect(page.getByText('Return rejected. The customer will get an email.')).toBeVisible();
    });
  });

  await test.step('a complaint is answered', async () => {
    await page.goto(`${AT}/cases?filter=${JSON.stringify({ search: ticket })}`);
    await act.expectAtMost(3, async () => {
      await act.click(page.getByRole('row', { name: new RegExp(ticket) }));
      await act.type(
        page.getByLabel(`Answer to ${shopper.name}`),
        'Press the pairing button for five seconds.',
      );
      await act.click(button('Send answer'));
      await expect(page.getByText('Answer sent')).toBeVisible();
    });
    await mailWith(shopper.email, new RegExp(ticket));
  });

  await test.step('200 rows are imported and taken back', async () => {
    const file = areasFile();
    await page.goto(`${AT}/area-of-services`);
    await act.expectAtMost(5, async () => {
      await act.click(button('Import CSV'));
      await dialog.locator('input[type=file]').setInputFiles(file);
      await act.click(button(`Import ${IMPORTED} rows`));
      await expect(page.getByText(`Imported: ${IMPORTED} added, 0 changed, 0 unchanged.`)).toBeVisible();
      await act.click(page.getByRole('link', { name: 'Imports', exact: true }));
      await act.click(button(`Undo ${file.name}`));
      await act.click(button(`Undo ${IMPORTED} rows`));
      await expect(page.getByText(/^Import undone:/)).toBeVisible();
    });
  });

  await test.step('a wrong coupon is stopped', async () => {
    await page.goto(AT);
    await act.expectAtMost(2, async () => {
      await act.click(button(`End ${code}`));
      await act.click(button('End coupon'));
      await expect(page.getByText(`${code} has ended.`)).toBeVisible();
    });
  });

  await test.step('the month is closed', async () => {
    await act.expectAtMost(3, async () => {
      await act.click(page.getByRole('link', { name: 'GSTR-1' }));
      await act.click(button('Mark as filed'));
      await act.click(dialog.getByRole('button', { name: 'Mark as filed' }));
      await expect(page.getByText(/^Marked as filed by/)).toBeVisible();
    });
  });
});
