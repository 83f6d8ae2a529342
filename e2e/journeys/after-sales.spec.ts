import { readFileSync } from 'node:fs';
import { pdfPages } from '../../apps/api/src/testing/pdf-pages';
import { enterAs, mailWith, newShopper, staffToken } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { buy, pressUntil, setStatus, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('the invoice is found, downloaded as a PDF, and shows the amount paid', async ({ page }) => {
  const shopper = await newShopper();
  const product = await television(13);
  await buy(shopper, product);
  await enterAs(page, shopper, '/my-invoices');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click();
  const file = await (await download).path();
  await expect(page.getByText('Invoice downloaded successfully')).toBeVisible();
  const [first = '', ...more] = pdfPages(readFileSync(file));
  expect(more).toEqual([]);
  const text = first.replaceAll(/\s+/g, ' ');
  expect(text).toContain(product.name.slice(0, 20));
  expect(text).toMatch(/TV\/\d{4}\/\d{6}/);
  expect(text).toContain('CGST');
  const mail = await mailWith(shopper.email, /order/i);
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
});

test('a review is written, shown as a verified purchase, and cannot be written twice', async ({ page }) => {
  const shopper = await newShopper();
  const product = await television(14);
  await setStatus(await buy(shopper, product), 'Delivered');
  await enterAs(page, shopper, `/television/${product._id}`);
  const form = page.getByRole('form', { name: 'Your review' });
  await pressUntil(page.getByRole('button', { name: 'Write a Review' }), form);
  await form.getByRole('radio').nth(3).check({ force: true });
  await form.getByLabel('Title').fill('Bright enough for our veranda');
  await form.getByLabel('Comment').fill('We see every ball of the match in the afternoon sun.');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Bright enough for our veranda')).toBeVisible();
  await expect(
    rest(
      '/review/new',
      { review: { product: product._id, rating: 5, title: 'Again', comment: 'And again, and again.' } },
      shopper.token,
    ),
  ).rejects.toThrow('409');
});

test('photos of a review are chosen, shown, opened large, and hidden by staff', async ({ page }) => {
  const shopper = await newShopper();
  const product = await television(15);
  await enterAs(page, shopper, `/television/${product._id}`);
  const form = page.getByRole('form', { name: 'Your review' });
  await pressUntil(page.getByRole('button', { name: 'Write a Review' }), form);
  await form.getByRole('radio').nth(4).check({ force: true });
  await form.getByLabel('Title').fill('On our wall');
  await form.getByLabel('Comment').fill('This is how it looks in our living room.');
  const buffer = await page.screenshot();
  await form.getByLabel('Photos (optional)').setInputFiles([
    { name: 'wall.png', mimeType: 'image/png', buffer },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form.getByText('notes.png is not a JPEG, PNG or WebP picture.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('On our wall');
  await form.getByRole('button', { name: 'Remove notes.png' }).click();
  await form.getByRole('button', { name: 'Submit Review' }).click();

  const review = page.getByRole('listitem').filter({ hasText: 'On our wall' });
  const photo = review.getByRole('img', { name: `Photo by ${shopper.name}` });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await photo.click();
  const large = page.getByRole('dialog', { name: `Photos by ${shopper.name}, enlarged` });
  await expect(large.getByRole('img', { name: `Photo by ${shopper.name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(review.getByRole('button', { name: `Photo by ${shopper.name}` })).toBeFocused();

  const { reviewList } = await rest<{ reviewList: { _id: string; photos: { _id: string }[] }[] }>(
    '/review/list',
    { filters: { product: product._id, withPhotos: true } },
  );
  const [written] = reviewList;
  const hiding = { photo: written?.photos[0]?._id, reason: 'It shows a face.' };
  await rest(`/review/${written?._id}/hide-photo`, hiding, await staffToken());
  expect((await mailWith(shopper.email, /photo of your review/)).text).toContain('It shows a face.');
  /* The page may be cached for half a minute, even that from before the review. */
  await expect
    .poll(
      async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
        return { reviews: await review.count(), photos: await photo.count() };
      },
      { timeout: 60_000 },
    )
    .toEqual({ reviews: 1, photos: 0 });
});
