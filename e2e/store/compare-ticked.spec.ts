import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test(
  'a comparison without televisions in its address shows those ticked',
  { tag: '@any-width' },
  async ({ page }) => {
    const ticked = [await television(15), await television(16)];
    await page.goto('/compare');
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    await page.evaluate(
      (ids) => localStorage.setItem('compare', ids),
      ticked.map(({ _id }) => _id).join(','),
    );
    await page.goto('/compare');
    await expect(page).toHaveURL(`/compare?ids=${ticked.map(({ _id }) => _id).join('.')}`);
    for (const { name } of ticked) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  },
);
