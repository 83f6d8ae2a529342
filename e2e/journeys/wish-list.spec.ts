import type { Page } from '@playwright/test';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterAs, newShopper, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { newTelevision, pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save to wish list' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wish list' });
const seeWishList = (page: Page) => page.getByRole('link', { name: 'See wish list' });

test('a visitor saves a television, finds it in the account after the sign-in, and puts it into the cart', async ({
  page,
}) => {
  const [television, shopper] = [await newTelevision(), await newShopper()];
  await page.goto(`/television/${television._id}`);
  await pressUntil(saveButton(page), seeWishList(page));
  await seeWishList(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: television.name })).toBeVisible();
  await page
    .getByText('This list is kept in this browser only.')
    .getByRole('link', { name: 'Log in' })
    .click();
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  const remove = page.getByRole('button', { name: `Remove ${television.name} from the wish list` });
  await remove.click();
  await expect(
    page.getByRole('listitem').filter({ hasText: `${television.name} was removed.` }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  await expect(page.getByText(`at ${formatRupees(television.new_price)}`)).toBeVisible();
  await page.getByRole('button', { name: `Add to Cart: ${television.name}` }).click();
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
  const { wishList } = await rest<{ wishList: { product: { _id: string } }[] }>(
    '/wish/list',
    {},
    shopper.token,
  );
  expect(wishList.map(({ product }) => product._id)).toEqual([television._id]);
});

test('a shopper finds the list in the account menu, also what is not sold any more', async ({ page }) => {
  const [sold, gone, shopper] = [await newTelevision(), await newTelevision(), await newShopper()];
  const saved_price = sold.new_price + 1500;
  await rest('/wish/add', { product: sold._id, saved_price }, shopper.token);
  await rest('/wish/add', { product: gone._id }, shopper.token);
  await rest(`/product/${gone._id}/remove`, {}, await staffToken());
  await enterAs(page, shopper);
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('link', { name: 'My Wish List' }).click();
  await expect(page.getByText('Price fell by ₹1,500')).toBeVisible();
  await expect(page.getByText('No longer sold')).toBeVisible();
  await expectUsable(page, 'the wish list', { without: FOOTER });
  await expect(page.getByRole('link', { name: gone.name })).toHaveCount(0);
  for (const { name } of [sold, gone])
    await page.getByRole('button', { name: `Remove ${name} from the wish list` }).click();
  await expect
    .poll(async () => (await rest<{ wishCount: number }>('/wish/list', {}, shopper.token)).wishCount)
    .toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  await page.goto('/hi/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'विशलिस्ट' })).toBeVisible();
});

test('the button is part of the page that the server sends', async ({ request }) => {
  const { _id } = await newTelevision();
  for (const [prefix, label] of [
    ['', 'Save to wish list'],
    ['/hi', 'विशलिस्ट में रखें'],
  ] as const)
    expect(await (await request.get(`${urls.store}${prefix}/television/${_id}`)).text()).toContain(label);
});
