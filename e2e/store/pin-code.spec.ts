import { address, plentiful, pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test(
  'the PIN code of the header dates cards and pages, also after a reload',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    const [product] = await plentiful();
    await page.goto('/televisions');
    const dates = page.getByRole('main').getByText(/^Get it by \w{3}, \d+ \w{3}$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dates).toHaveCount(0);
    const question = page.getByRole('dialog', { name: 'Where shall we deliver?' });
    const inHeader = page.getByRole('button', { name: /^Deliver to/ }).filter({ visible: true });
    await pressUntil(inHeader, question);
    await question.getByLabel('PIN code').fill('999999');
    await question.getByRole('button', { name: 'Show dates' }).click();
    await expect(question.getByText(/^We do not deliver to 999999 yet/)).toBeVisible();
    await question.getByLabel('PIN code').fill(address.zip);
    await question.getByRole('button', { name: 'Show dates' }).click();
    await expect(question).toBeHidden();
    await expect(inHeader).toContainText(address.zip);
    await expect(dates.first()).toBeVisible();

    await page.reload();
    await expect(inHeader).toContainText(address.zip);
    await expect(dates.first()).toBeVisible();

    await page.goto(`/television/${product?._id}`);
    await expect(page.getByLabel('Delivery to your PIN code')).toHaveValue(address.zip);
    await expect(page.getByText(/^Delivery \d+ \w{3} \d{4} to /)).toBeVisible();
    await expect(page.getByText(`(${address.zip})`)).toBeVisible();

    await pressUntil(inHeader, question);
    await question.getByRole('button', { name: 'Forget PIN code' }).click();
    await expect(inHeader).not.toContainText(address.zip);
    await page.reload();
    await expect(page.getByLabel('Delivery to your PIN code')).toHaveValue('');
  },
);
