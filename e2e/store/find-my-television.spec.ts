import { expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterAs, newShopper } from '../fixtures/people';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const ROOM =
  '/find-my-television?distance=2.2&wall=320&table=150&doorWidth=80&doorHeight=200&light=bright&use=films&budget=90000';

test(
  'a shopper finds a television for the room, changes an answer, and compares what was found',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/televisions');
    await page.getByRole('link', { name: 'Not sure? Find the one for your room' }).click();
    await expect(page).toHaveURL('/find-my-television');
    await page.getByLabel('How far from the screen do you sit?').fill('2.2');
    await page.getByText('Films and series').click();
    await page.getByLabel('Budget').fill('90000');
    await page.getByRole('main').getByRole('button', { name: 'Find my television' }).click();
    await expect(page.getByRole('heading', { name: 'Three that fit, seen from 2.2 m' })).toBeVisible();
    await expect(page).toHaveURL(/distance=2\.2&use=films&budget=90000$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('img', { name: 'Your room from above, drawn to scale' })).toBeVisible();

    await page.getByLabel('Budget').fill('1000');
    await page.getByLabel('Budget').press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing fits all of your limits' })).toBeVisible();
    await page.getByRole('link', { name: 'Search without a budget' }).click();
    await expect(page).toHaveURL(/distance=2\.2&use=films$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByLabel('Budget')).toHaveValue('');
    await page.getByRole('link', { name: 'Compare these side by side' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'In short' })).toContainText('costs least');
    await expect(page.getByRole('row', { name: /^Price/ }).getByText('Best')).toBeVisible();
  },
);

test(
  'the page finds televisions without script, from the form and from a link',
  { tag: '@any-width' },
  async ({ browser, baseURL }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await withoutScript.newPage();
    await page.goto('/find-my-television');
    await page.getByLabel('How far from the screen do you sit?').fill('7');
    await page.getByText('Feet', { exact: true }).click();
    await page.getByLabel('Width of the wall').fill('120');
    await page.getByRole('main').getByRole('button', { name: 'Find my television' }).click();
    await expect(page.getByRole('heading', { name: 'Three that fit, seen from 7 ft' })).toBeVisible();
    await expect(page.getByLabel('Width of the wall')).toHaveValue('120');
    await page.goto(ROOM);
    await expect(page.getByText(/goes through\./).first()).toBeVisible();
    await page.goto('/find-my-television?distance=2.2&wall=3');
    await expect(page.getByText('Enter a measure from 10 cm to 20 m (4 to 787 inches).')).toBeVisible();
    await withoutScript.close();
  },
);

test('the result is accessible, in light and in dark', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(ROOM);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectUsable(page, 'the fit finder');
});

test('a shopper buys from a column of the comparison', { tag: '@any-width' }, async ({ page }) => {
  const [one, two] = [await television(11), await television(12)];
  await enterAs(page, await newShopper(), `/compare?ids=${one._id}.${two._id}`);
  await expect(page.getByRole('button', { name: `Add to Cart: ${two.name}` })).toBeVisible();
  await expectUsable(page, 'the comparison', { without: FOOTER });
  await page.getByRole('button', { name: `Add to Cart: ${two.name}` }).click();
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(page.getByRole('main').getByText(two.name, { exact: true })).toBeVisible();
});
