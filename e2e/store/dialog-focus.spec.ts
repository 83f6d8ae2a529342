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
