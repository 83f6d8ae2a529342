import { countCodes, enterAs, newEmail, newShopper, readCode, type Shopper } from '../fixtures/people';
import { mailsTo, rest } from '../fixtures/shop';
import { newTelevision } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a forgotten password is replaced in three steps, and the earlier action continues', async ({
  page,
}) => {
  const shopper = await newShopper();
  const product = await newTelevision();
  const before = await countCodes(shopper.email);
  await page.goto(`/television/${product._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/signin\?/);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password\?/);
  /* The address comes first: until its page is there, the field of the same name is that of the page before. */
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent to your email!')).toBeVisible();
  await page.getByLabel('6-digit OTP').fill(await readCode(shopper.email, before));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Another@1');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another@2');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(/do not match/i).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another@1');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  await expect(rest('/auth/login', { email: shopper.email, password: shopper.password })).rejects.toThrow(
    '401',
  );
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Another@1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/television/${product._id}`);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

/** The link that the earlier address of a changed e-mail gets. */
async function undoLink(email: string): Promise<string> {
  const links = async () =>
    (await mailsTo(email)).flatMap(({ text }) => /https?:\S+\/undo-email-change#\S+/.exec(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  return (await links())[0] ?? '';
}

test('a new e-mail address is saved only with its code and the password, and its earlier one can take it back', async ({
  page,
}) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/user-profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const moved = newEmail();
  await page.getByLabel('Name').fill('Kavya Nair Menon');
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address is required')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('7, Lake View Road, Bengaluru');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('6-digit OTP').fill('000000');
  await page.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await expect(page.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    /This password is not correct/,
  );
  await page.getByRole('textbox', { name: 'Your password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await expect(page.getByLabel('6-digit OTP')).toHaveAccessibleDescription('Invalid OTP.');
  await page.getByLabel('6-digit OTP').fill(await readCode(moved));
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await expect(page.getByText(moved)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kavya Nair Menon' })).toBeVisible();
  await rest('/auth/login', { email: moved, password: shopper.password });
  /* The session that made the change goes on. */
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Name').fill('Kavya Menon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Kavya Menon' })).toBeVisible();

  await page.goto(await undoLink(shopper.email));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Another@1');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another@1');
  /* Opening the link has changed nothing yet. */
  await rest('/auth/login', { email: moved, password: shopper.password });
  await page.getByRole('button', { name: 'Restore my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is restored' })).toBeVisible();
  await rest('/auth/login', { email: shopper.email, password: 'Another@1' });
});

test('a complaint gets a number, a mail, and a place among the earlier ones', async ({ page }) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/raise-complaint');
  await page.getByLabel('Issue type').selectOption('Other');
  await page.getByLabel('Your issue type').fill('Remote');
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(page.getByText(/description/i).first()).toBeVisible();
  await page.getByLabel('Description').fill('The remote control came without its batteries.');
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(page.getByText('Your complaint has been submitted successfully!')).toBeVisible();
  await expect(page.getByText(/T-[0-9A-Z]{8}/).first()).toBeVisible();
  await expect(page.getByText('The remote control came without its batteries.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(shopper.email)).some(({ text }) => /T-[0-9A-Z]{8}/.test(text)))
    .toBe(true);
});

/** A new password ends every session of the account. */
async function endSessions({ email }: Pick<Shopper, 'email'>, newPassword: string): Promise<void> {
  const before = await countCodes(email);
  await rest('/otp/send-email-otp-forgot-password', { email });
  await rest('/otp/verify-email-otp', { email, otp: await readCode(email, before) });
  await rest('/auth/change-password', { email, newPassword });
}

test('a session that expires while a complaint is written shows a notice, and the input is preserved', async ({
  page,
}) => {
  const shopper = await newShopper();
  const description = 'The remote control came without its batteries.';
  await enterAs(page, shopper, '/raise-complaint');
  await page.getByLabel('Issue type').selectOption('Service');
  await page.getByLabel('Description').fill(description);
  await endSessions(shopper, 'Another@1');
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL('/signin?redirect=%2Fraise-complaint');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Another@1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(page.getByText(/T-[0-9A-Z]{8}/).first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('a session that expired between visits shows a notice', async ({ page }) => {
  const shopper = await newShopper();
  await endSessions(shopper, 'Another@1');
  await enterAs(page, shopper, '/myorders');
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1);
  await expect(page).toHaveURL('/signin?redirect=%2Fmyorders');
});
