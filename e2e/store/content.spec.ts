import { NEWS } from '../../packages/db/src/seed/data/news';
import { mailsTo, rest, urls } from '../fixtures/shop';
import { sitemapPages } from '../fixtures/sitemap';
import { expect, test } from '../fixtures/test';

const CONTENT_PAGES = [
  { path: '/about', heading: /television/, sections: 4 },
  { path: '/unboxing-policy', heading: 'Unboxing policy', sections: 6 },
  { path: '/disclaimer', heading: 'Disclaimer', sections: 9 },
  { path: '/terms-conditions', heading: 'Terms and conditions', sections: 20 },
  { path: '/privacy-policy', heading: 'Privacy policy and warranty policy', sections: 15 },
  { path: '/shipping-policy', heading: 'Shipping policy', sections: 7 },
];

test(
  'every page of text is there, with each of its sections in its contents',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const { path, heading, sections } of CONTENT_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('article section > h2')).toHaveCount(sections);
      await expect(
        page.getByRole('contentinfo').getByRole('navigation', { name: 'Information' }),
      ).toBeVisible();
    }
  },
);

/** An article of the demo: others are published and deleted while tests run. */
const [, KNOWN] = NEWS;

async function knownArticle(): Promise<string> {
  const { newsList } = await rest<{ newsList: { _id: string; title: string }[] }>('/news/list', {
    pageNum: 1,
    pageSize: 100,
  });
  const found = newsList.find(({ title }) => title === KNOWN?.title);
  if (!found) throw new Error('The demo has lost an article.');
  return `/news-media/${found._id}`;
}

test('an article leads round the ring of the others and back', async ({ page }) => {
  await page.goto('/news-media');
  await page.getByRole('link', { name: KNOWN?.title }).click();
  await expect(page).toHaveURL(/\/news-media\/.+/);
  const related = page.getByRole('region', { name: 'Related news' });
  const first = related.getByRole('heading', { level: 2 }).nth(1);
  const started = await first.innerText();
  await related.getByRole('button', { name: 'Previous news' }).click();
  await expect(first).not.toHaveText(started);
  await related.getByRole('button', { name: 'Next news' }).click();
  await expect(first).toHaveText(started);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(started);
});

test('an article that is not there is a page that is not found', { tag: '@any-width' }, async ({ page }) => {
  const response = await page.goto('/news-media/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
});

test(
  'a message with empty fields is marked, then sent, and a copy comes by mail',
  { tag: '@any-width' },
  async ({ page }) => {
    const email = `asks-${Date.now()}-${test.info().project.name}@customer.example`;
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    for (const text of ['Name', 'Email', 'Phone number', 'Subject', 'Message'])
      await expect(page.getByText(`${text} is required.`, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    const form = page.getByRole('region', { name: 'Write to us' });
    const invalid = form.locator('[aria-invalid="true"]');
    await expect(invalid).toHaveCount(5);
    /* The colour of a border changes within a moment. */
    const marks = () =>
      invalid.evaluateAll((fields) =>
        fields.map((field) => {
          const texts = (field.getAttribute('aria-describedby') ?? '').split(' ');
          const error = texts
            .map((id) => document.getElementById(id))
            .find((text) => text?.matches('[class*="error"]'));
          return error && getComputedStyle(field).borderTopColor === getComputedStyle(error).color;
        }),
      );
    await expect
      .poll(marks, { message: 'each has its text, and a border of the same colour' })
      .toEqual(Array(5).fill(true));
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
    };
    await fill({ Name: 'Asha Rao', Email: email, Phone: '+91-98765 43210' });
    await fill({ Subject: 'Wall mount', Message: 'Does the 55 inch fit a 400 by 400 mount?' });
    await expect(form.getByLabel('Phone')).toHaveValue('98765 43210');
    await send.click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  },
);

test('the film plays in sight, stops out of it, and stays still for those who prefer that', async ({
  page,
}) => {
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await page.goto('/');
  await page.getByRole('heading', { name: /Lights off/ }).scrollIntoViewIfNeeded();
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect.poll(paused).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(paused).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('heading', { name: /Lights off/ }).scrollIntoViewIfNeeded();
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(await paused()).toBe(true);
});

test('machines find the pages: sitemap, robots and manifest', { tag: '@any-width' }, async ({ request }) => {
  const pages = await sitemapPages(urls.store);
  expect(pages.filter((path) => path.startsWith('/television/')).length).toBeGreaterThan(50);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const article = await knownArticle();
  expect(pages).toContain(article);
});
