import { pressUntil, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a dialog begins at its field, and gives the focus back when it closes', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: /^Deliver to/ }).filter({ visible: true });
  const dialog = page.getByRole('dialog');
  for (const close of ['Escape', 'Enter'] as const) {
    await expect(async () => {
      await button.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(dialog.getByLabel('PIN code')).toBeFocused();
    if (close === 'Enter') await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the dialogs of alerts begin at their first field, and go to the one that is wrong', async ({
  page,
}) => {
  const { _id: id } = await television(7);
  await page.goto(`/television/${id}`);
  const button = page.getByRole('button', { name: 'Tell me when the price falls' });
  const dialog = page.getByRole('dialog');
  await pressUntil(button, dialog);
  const price = dialog.getByLabel('Your price in rupees');
  await expect(price).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('enlarged pictures give the focus back, also after it has left the page', async ({ page }) => {
  const { _id: id } = await television(7);
  await page.goto(`/television/${id}`);
  const picture = page.getByRole('group', { name: /^Pictures of/ }).getByRole('link');
  const enlarged = page.getByRole('dialog', { name: /, enlarged$/ });
  await pressUntil(picture.first(), enlarged);
  await enlarged.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(picture.first()).toBeFocused();
});
