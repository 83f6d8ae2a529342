import { expectUsable } from '../fixtures/accessibility';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('what was looked at stands at the end of the home page and the list, newest first, with its present price @any-width', async ({
  page,
}) => {
  const [first, second] = [await television(0), await television(1)];
  await page.goto('/televisions');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  for (const { _id, name } of [first, second]) {
    await page.goto(`/television/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .toMatch(new RegExp(`^${_id}`));
  }
  for (const path of ['/', '/televisions']) {
    await page.goto(path);
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(viewed).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([second.name, first.name]);
    await expect(viewed).toContainText(new Intl.NumberFormat('en-IN').format(second.new_price));
    await expectUsable(page, `what was viewed at the end of ${path}`, {
      within: '[aria-labelledby=recently-viewed]',
    });
  }
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(new RegExp(first._id));
});
