import { SAMPLE_DECLARATION_TEXTS } from '@aabha/contracts/products/testing/sample-product';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { enterAs, enterBackOffice, newShopper, staff, type Shopper, staffToken } from '../fixtures/people';
import { rest, sendForm, urls } from '../fixtures/shop';
import { test } from '../fixtures/test';

/** Marks `window` if any of it is ever more than text. */
const HOSTILE = `"'><img src=x onerror="ran=1"><script>ran=1</script><svg onload=ran=1>`;
const ICON = new File([new Uint8Array(readFileSync('apps/store/public/apple-touch-icon.png'))], 'icon.png');

/** A television, an article, a review, a complaint and a message, all full of markup. `tag` finds them again. */
async function write(tag: string, shopper: Shopper, boss: string) {
  const text = `${tag} ${HOSTILE}`;
  const television = {
    name: text,
    description: text,
    highlights: JSON.stringify([text]),
    category: 'Smart TV',
  };
  const sold = { companyName: text, price: '30000', stock: '3', warranty_months: '12' };
  const facts = {
    screenInches: '43',
    resolution: 'Full HD',
    technology: 'LED',
    refreshHz: '60',
    beeStars: '4',
    energyKwhYear: '90',
    countryOfOrigin: text.slice(0, 100),
    hsn: '85287216',
  };
  const declared = {
    ...SAMPLE_DECLARATION_TEXTS,
    ...{ makerName: text, makerAddress: text, importerName: text, importerAddress: text },
  };
  const { product } = await sendForm<{ product: { _id: string } }>(
    '/product/add-product',
    { ...television, ...sold, ...facts, ...declared },
    boss,
    ICON,
  );
  const article = { title: text, subtitle: text, description: `${text}\n\n${text}` };
  const { news } = await sendForm<{ news: { _id: string } }>('/news/create', article, boss, ICON);
  const review = { product: product._id, rating: 5, title: text, comment: text };
  await rest('/review/new', { review }, shopper.token);
  const sender = { name: shopper.name, email: shopper.email, phone: shopper.phone };
  const about = { issue_type: 'Other', customIssueType: text, description: text };
  await rest('/complaint/new', { ...sender, ...about }, shopper.token);
  await rest('/admin/contact-us', { ...sender, subject: text, message: text });
  return { product: product._id, news: news._id };
}

/** The page shows the text letter by letter, and nothing of it ran. */
async function expectText(page: Page, tag: string) {
  await expect(page.getByText(`${tag} "'><img src=x onerror=`).first()).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
}

test('what people write is text wherever it is shown, in the shop and in the back office', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const boss = await staffToken(staff.superAdmin);
  const tag = `Zq${Date.now().toString(36)}`;
  const { product, news } = await write(tag, shopper, boss);
  try {
    await enterAs(page, shopper, `/television/${product}`);
    await expectText(page, tag);
    for (const path of [`/televisions?q=${tag}`, '/raise-complaint', `/news-media/${news}`]) {
      await page.goto(urls.store + path);
      await expectText(page, tag);
    }
    /* The list of news may be cached for half a minute as a page, which a link is until scripts have come; within the app it is read anew. */
    await expect(async () => {
      await page.goto(`${urls.store}/news-media/${news}`);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
      await expect(page).toHaveURL('/news-media');
      await expect(page.getByText(tag).first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectText(page, tag);
    /* Staff sign in on another origin, since the storefront stores its session under the same name. */
    const office = await browser.newPage();
    await enterBackOffice(office, staff.superAdmin);
    for (const screen of ['allproduct', 'news-updates', 'complaints', 'messages']) {
      await office.goto(`${urls.admin}/admin-dashboard/${screen}`);
      await expectText(office, tag);
    }
    await office.close();
  } finally {
    await rest(`/product/${product}/remove`, {}, boss);
    await rest(`/news/${news}/remove`, {}, boss);
  }
});

test.describe('a script that came in with the data', () => {
  test.use({
    alsoExpected:
      /violates the following Content Security Policy|TrustedScript|Content-Security-Policy violated/,
  });

  test('would not run: the page has no word for it', async ({ page, request }) => {
    for (const url of [
      `${urls.store}/`,
      `${urls.store}/nowhere`,
      `${urls.admin}/admin-login`,
      `${urls.admin}/nowhere`,
    ]) {
      const policy = (await request.get(url)).headers()['content-security-policy'] ?? '';
      expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( |$)/);
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
    }
    const refused = page.waitForEvent('console', (message) =>
      /Content Security Policy|TrustedScript/.test(message.text()),
    );
    await page.goto(urls.store);
    await page.evaluate(() => {
      const script = document.createElement('script');
      /* Trusted Types refuse the text of the first way, and the policy of scripts the second. */
      try {
        script.textContent = 'window.ran = 1';
      } catch {
        script.append(document.createTextNode('window.ran = 1'));
      }
      document.body.append(script);
    });
    await refused;
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
