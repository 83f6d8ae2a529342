import { RELEASE_MEASUREMENTS } from '../../apps/api/src/modules/self-audit/release-measurements';
import { measureChoice } from '../fixtures/measure-choice';
import { enterAs, enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** What one audit takes, with the second look where a parallel test leaves something to find. */
const AUDIT_MS = 120_000;

test('the measurements of the release are those of the built shop', async ({ page }) => {
  const choice = RELEASE_MEASUREMENTS.choices.find(({ where }) => where === 'Extended warranty');
  if (!choice) throw new Error('The warranty dialog has no measurements.');
  await enterAs(page, await newShopper(), `/television/${(await television(3))._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: choice.question });
  await expect(dialog).toBeVisible();
  const measured = await measureChoice(page, dialog, choice);
  expect(measured.sizeRatio).toBeCloseTo(choice.sizeRatio, 2);
  expect(measured.contrastRatio).toBeCloseTo(choice.contrastRatio, 2);
  expect(measured.isPreselected).toBe(choice.isPreselected);

  const { email } = await newShopper();
  await rest('/otp/user-subscribes', { email });
  const mail = await mailWith(email, /You are subscribed/);
  await page.goto(/https?:\S+\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  const steps = ['the link', 'the button'];
  expect(steps).toHaveLength(RELEASE_MEASUREMENTS.stepsToLeave);
});

test('a self-audit is started, declared in a PDF, and shown to shoppers', async ({ page, browser }) => {
  test.setTimeout(AUDIT_MS + 60_000);
  const desk = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(desk, staff.superAdmin, '/admin-dashboard/self-audit');
  await desk.getByRole('button', { name: 'Start self-audit' }).click();
  await expect(desk.getByText(/pages read$/)).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole('button', { name: 'Start self-audit' })).toBeVisible({ timeout: AUDIT_MS });
  await desk
    .getByRole('link', { name: /20\d\d/ })
    .first()
    .click();
  await expect(desk.getByRole('list', { name: 'Patterns' }).getByRole('heading')).toHaveCount(13);
  /* Other tests change prices, stock and texts meanwhile; what is on the screens is theirs alone. */
  for (const pattern of ['Confirm shaming', 'Forced action', 'Interface interference', 'Rogue malware'])
    await expect(desk.getByRole('listitem').filter({ hasText: pattern }).first()).toContainText('Not found');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^Download PDF of declaration/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Self-audit \d{4}-\d\d-\d\d\.pdf$/);

  await page.goto('/contact');
  await page.getByRole('link', { name: 'Our promises' }).click();
  await expect(page.getByText(/promises were kept\./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rogue malware' })).toContainText('Kept');
});
