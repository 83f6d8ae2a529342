import { expectUsable } from '../fixtures/accessibility';
import { addSubAdmin } from '../fixtures/add-sub-admin';
import { authenticatorCode } from '../fixtures/authenticator';
import { mailWith } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { signInStaff } from '../fixtures/sign-in-staff';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const NEW_PASSWORD = 'nine lemons on a bicycle';

test('a second factor is set up, asked for at the next sign-in, and removed with a recovery code', async ({
  page,
  browser,
}) => {
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: urls.admin });
  await signInStaff(theirs, person);
  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await theirs.getByRole('button', { name: 'Set up' }).click();
  await theirs.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  const picture = theirs.getByAltText('QR code of your second factor');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = (await theirs.locator('code').innerText()).replaceAll(/\s/g, '');
  await theirs.getByLabel('Code of the app').fill(authenticatorCode(secret));
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectUsable(theirs, 'recovery codes', { within: 'main' });
  const [recovery = ''] = await codes.allInnerTexts();
  await theirs.getByRole('button', { name: 'I have stored them' }).click();
  await expect(theirs.getByText(/10 of 10 recovery codes are left/)).toBeVisible();

  await theirs.evaluate(() => localStorage.removeItem('token'));
  await signInStaff(theirs, person);
  await expect(theirs.getByText('Of your authenticator app, or a recovery code.')).toBeVisible();
  await expectUsable(theirs, 'the code of the sign-in');
  await theirs.getByRole('textbox', { name: 'Code' }).fill('000000');
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs.getByText('This code is not correct, or it was used already.')).toBeVisible();
  /* The code of the present step was used to set it up. */
  await theirs.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, 1));
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs).toHaveURL(/\/admin-dashboard/);

  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await theirs.getByRole('button', { name: 'Remove authenticator app' }).click();
  await theirs.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await theirs.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(theirs.getByText('Your authenticator app is off.')).toBeVisible();
  await theirs.close();
});

test('a SuperAdmin sends a reset link, which sets a new password once', async ({ page, browser }) => {
  const person = await addSubAdmin(page);
  await page.getByRole('button', { name: `Sign-in of ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Send a reset link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`${person.name} gets the link by email.`)).toBeVisible();
  const { text } = await mailWith(person.email, /^Set a new password for the back office$/);
  const link = /https?:\/\/\S+\/admin-reset#\S+/.exec(text)?.[0] ?? '';

  const theirs = await browser.newPage({ baseURL: urls.admin });
  await theirs.goto(link);
  await theirs.getByRole('textbox', { name: 'New password' }).fill('administrator');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText(/in a public list of stolen passwords/)).toBeVisible();
  await expectUsable(theirs, 'the reset of a password');
  await theirs.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText('Password reset successfully!')).toBeVisible();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await signInStaff(theirs, { ...person, password: NEW_PASSWORD });
  await expect(theirs).toHaveURL(/\/admin-dashboard/);
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await theirs.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText(/This link no longer works/)).toBeVisible();
  await theirs.close();
});
