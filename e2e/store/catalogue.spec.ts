import { enterAs, newShopper } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { fillCart, newTelevision, type Television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('filters stay in the address, survive a reload, and can be cleared', async ({ page, isMobile }) => {
  /* Staff add and remove televisions while this runs, so that no count is taken for granted. */
  const found = page.getByText(/^\d+ televisions?$/);
  const expectOled = async () => {
    await expect(page.getByRole('article').filter({ hasNotText: 'OLED' })).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'OLED' }).first()).toBeVisible();
  };
  await page.goto('/televisions');
  const all = Number.parseInt(await found.innerText());
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^OLED/ }).check();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/technology/);
  await expectOled();
  expect(Number.parseInt(await found.innerText())).toBeLessThan(all);
  await page.reload();
  await expectOled();
  await page.getByRole('button', { name: /Clear all/ }).click();
  await expect(page.getByRole('article').filter({ hasNotText: 'OLED' }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/technology/);
});

test('pages lead on and back, and the second shows other televisions', async ({ page }) => {
  /* As a link from a campaign has it: the page is rendered without what no route reads, and hydrates all the same. */
  await page.goto('/televisions?utm_source=mail');
  const first = await page.getByRole('article').first().getByRole('heading').innerText();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  /* On a phone, cards above the link get their real height after hydration, and move it. */
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await page.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/page/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
  await page.getByRole('link', { name: /Previous/ }).click();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first);
});

test('past the last page the list leads back to the first, and there is nothing to turn', async ({
  page,
}) => {
  await page.goto('/televisions?page=400');
  await expect(page.getByRole('heading', { name: 'There is no page 400' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 1 of');
});

test('a sold-out television says so above the fold and offers no unavailable action', async ({ page }) => {
  const { productList } = await rest<{ productList: Television[] }>('/product/list', {
    filters: { availability: 'out' },
  });
  const soldOut = productList[0];
  if (!soldOut) throw new Error('The demo has nothing that is sold out.');
  await page.goto('/televisions?stock=out');
  await expect(page.getByRole('article').first().getByText('Out of Stock')).toBeInViewport();
  await page.goto(`/television/${soldOut._id}`);
  for (const label of await page.getByText('Out of Stock', { exact: true }).all())
    await expect(label).toBeInViewport();
  for (const promise of ['Free delivery in 3-5 business days', 'Delivery to your PIN code'])
    await expect(page.getByText(promise)).toHaveCount(0);
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await page.getByRole('link', { name: /^See other / }).click();
  await expect(page).toHaveURL(/stock=in/);
});

test('a television without a picture leaves room for it, in the list and in the cart', async ({ page }) => {
  const television = await newTelevision();
  const shopper = await newShopper();
  await fillCart(shopper.token, television);
  /* The space above or beside the text, in the ratio 4 to 3. */
  const expectSpace = async (name: string, place: 'article' | 'listitem') => {
    const room = page.getByRole(place).filter({ hasText: name }).locator('> div').first();
    await expect(room).toBeVisible();
    const box = await room.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.75, 1);
  };
  await page.goto(`/televisions?q=${encodeURIComponent(television.name)}`);
  await expectSpace(television.name, 'article');
  await enterAs(page, shopper, '/cart');
  await expectSpace(television.name, 'listitem');
});

test('a search without results shows a notice and links', async ({ page }) => {
  await page.goto('/televisions?q=washing%20machine%20xyz');
  await expect(page.getByText('No Products Found of this Criteria')).toBeVisible();
});

test('the search works with the keyboard only and tolerates a typo', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .press('Enter');
  const box = page.getByRole('combobox', { name: 'Search televisions' });
  await expect(box).toBeFocused();
  // The ring is around the field that the box stands in, and not a second time around the box.
  await expect(box).toHaveCSS('outline-style', 'none');
  await box.pressSequentially('velora noctrune 65');
  await expect(page.getByRole('option').first()).toContainText('Velora Nocturne 65');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velora Nocturne 65');
});

test('all that a search finds is one press away from its suggestions', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .press('Enter');
  await page.getByRole('combobox', { name: 'Search televisions' }).pressSequentially('velora');
  await expect(page.getByRole('option').first()).toContainText('Velora');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See all results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/televisions?q=velora');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “velora”');
});

test('an unknown television has its own page with status 404', { tag: '@any-width' }, async ({ page }) => {
  const response = await page.goto('/television/00000000-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'a path that cannot be decoded or is very long is a page that is not found',
  { tag: '@any-width' },
  async ({ request }) => {
    for (const path of [
      '/television/%E0%A4%A',
      `/television/${'a'.repeat(4000)}`,
      '/%ff',
      '/news-media/%ff',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Oops! Page Not Found');
    }
    for (const path of ['/media/%ff', '/api/v1/product/%ff']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.json(), path).toMatchObject({ status: 'Failed' });
      expect(response.headers()['x-request-id'], path).toBeTruthy();
    }
  },
);

test('no id stands twice in a page', { tag: '@any-width' }, async ({ page }) => {
  for (const path of ['/', '/televisions', '/contact']) {
    await page.goto(path);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test('the specification opens one group at a time, the first of them open', async ({ page }) => {
  await page.goto('/televisions?q=Kiranix%20Bindu');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('Viewing angle')).toBeVisible();
  const sound = page.getByText('Sound', { exact: true });
  await sound.click();
  await expect(page.getByText('Viewing angle')).toBeHidden();
});

test(
  'without script the page still shows its televisions and prices, and says what else it takes',
  { tag: '@any-width' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/televisions`);
    await expect(page.getByRole('article').first()).toContainText('₹');
    await page.goto(`${baseURL}/cart`);
    expect(await page.locator('noscript').innerHTML()).toContain('Please turn on JavaScript');
    await page.close();
  },
);
