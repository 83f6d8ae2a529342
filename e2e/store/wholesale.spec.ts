import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterAs, newShopper } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { completeOrder, orderInQuantity } from '../fixtures/wholesale';

test('a billing address that is the same follows the shipping address, in one line', async ({ page }) => {
  await page.goto('/wholesale-bulk-products');
  const billing = page.getByRole('group', { name: 'Billing address' });
  const shipping = page.getByRole('group', { name: 'Shipping address' });
  const fill = (label: string, value: string) => shipping.getByLabel(label, { exact: true }).fill(value);
  await fill('First name', 'Imran');
  await fill('Last name', 'Khan');
  await fill('Address', '4, Residency Road');
  await fill('City', 'Bengaluru');
  await expect(billing.getByText('Imran Khan, 4, Residency Road, Bengaluru')).toBeVisible();
  await expect(billing.getByRole('textbox')).toHaveCount(0);
  /* Below, the page's header covers half a button of the table's, which scrolls with it. */
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectUsable(page, 'the wholesale form', { within: 'main' });

  await page.reload();
  await expect(shipping.getByLabel('City')).toHaveValue('Bengaluru');
  await billing.getByRole('radio', { name: 'A different billing address' }).check();
  await expect(billing.getByLabel('City')).toHaveValue('Bengaluru');
  await billing.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(billing.getByText('Billing city is required')).toBeVisible();
  await expect(page.getByText('Please select at least one product.')).toBeVisible();
});

test('what is selected stays in sight beside the list, with the way on', async ({ page, isMobile }) => {
  await page.goto('/wholesale-bulk-products');
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await page.getByRole('spinbutton').first().fill('12');
  /* The server sorts; quantity and selection stay. */
  if (isMobile) await page.getByLabel('Sort by').selectOption('Price: low to high');
  else await page.getByRole('button', { name: 'Price each' }).click();
  await expect(page).toHaveURL('/wholesale-bulk-products?sort=price-asc');
  await expect(page.getByRole('spinbutton')).toHaveValue('12');
  await boxes.last().scrollIntoViewIfNeeded();
  const wayOn = page.getByRole('button', { name: 'Your details' });
  if (!isMobile) {
    await expect(wayOn).toBeHidden();
    return expect(page.getByText('Total Value')).toBeInViewport();
  }
  await boxes.first().scrollIntoViewIfNeeded();
  await expect(page.getByText('12 units')).toBeInViewport();
  await wayOn.click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true }).first()).toBeInViewport();
});

test(
  'a business finds its details filled in, and its orders with the invoice',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const business = await newShopper();
    const { _id } = await orderInQuantity(business.email, business.token);
    await completeOrder(_id);

    await enterAs(page, business, '/wholesale-bulk-products');
    await expect(page.getByLabel('Company name')).toHaveValue('Sheikh Hotels');
    await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(business.email);
    const city = page.getByRole('group', { name: 'Shipping address' }).getByLabel('City');
    await expect(city).toHaveValue('New Delhi');
    await city.fill('Gurugram');
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Sheikh Hotels');
    await expect(city).toHaveValue('Gurugram');

    await page.goto('/myorders');
    await page.getByRole('link', { name: 'Wholesale orders', exact: true }).click();
    await expect(page).toHaveURL('/myorders?kind=wholesale');
    const order = page.getByRole('article', { name: `Wholesale order ${_id.slice(-6).toUpperCase()}` });
    await expect(order).toContainText('Paid');
    await expectUsable(page, 'the wholesale orders', { within: 'main' });
    await expectNoHorizontalScroll(page, 'the wholesale orders');
    const downloading = page.waitForEvent('download');
    await order.getByRole('button', { name: 'Download invoice' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  },
);
