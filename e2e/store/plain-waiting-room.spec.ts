import { enterAs, newShopper } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { joinRoom, openRoom } from '../fixtures/waiting-room';

test(
  'a waiting room without script loads itself again, and hydrates as any other page with script',
  { tag: '@any-width' },
  async ({ page, browser, baseURL }) => {
    const product = await openRoom();
    await enterAs(page, await newShopper(), `/waiting-room/${product._id}`);
    await joinRoom(page);
    const storageState = await page.context().storageState();
    const withoutScript = await browser.newContext({ storageState, javaScriptEnabled: false });
    const plain = await withoutScript.newPage();
    await plain.goto(`${baseURL}/waiting-room/${product._id}`);
    await expect(plain.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expect(plain.getByText(/^Please check out by /)).toBeVisible();
    const again = plain.waitForRequest(plain.url(), { timeout: 60_000 });
    await page.goto(plain.url());
    await expect(page.getByText(/^\d+:\d\d$/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page).toHaveURL('/cart');
    expect((await again).isNavigationRequest()).toBe(true);
    await withoutScript.close();
  },
);
