import type { Page } from '@playwright/test';
import { enterBackOffice, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

/* These tests violate the policy on purpose. */
test.use({ alsoExpected: /Content.Security.Policy|Trusted|violates/i });

/** Writes HTML as text, and adds an inline script, as injected code would; returns what became of each. */
const attack = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    const tried = (run: () => void) => {
      try {
        run();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const html = tried(() => (document.body.innerHTML = '<img src=x>'));
    const text = tried(() => (script.textContent = 'window.injected = true'));
    document.head.append(script);
    return { html, text, ran: 'injected' in window };
  });

/** A handler in markup, which the document's parser would run. */
const injectHandler = (page: Page) =>
  page.evaluate(() => {
    const button = document.createElement('button');
    try {
      button.setAttribute('onclick', 'window.injected = true');
    } catch {
      return false;
    }
    document.body.append(button);
    button.click();
    return 'injected' in window;
  });

test('text that is written as HTML is blocked in the shop, and the reports of both sinks are in the list', async ({
  page,
}) => {
  await page.goto('/about');
  expect(await attack(page)).toEqual({ html: 'TypeError', text: 'TypeError', ran: false });
  expect(await injectHandler(page)).toBe(false);
  expect((await page.goto(`${urls.admin}/admin-login`))?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types default mail-frame",
  );
  expect(await attack(page)).toEqual({ html: 'TypeError', text: 'TypeError', ran: false });
  await enterBackOffice(page, staff.superAdmin);
  await expect(async () => {
    await page.goto(`${urls.admin}/admin-dashboard/browser-reports`);
    for (const sink of ['Element innerHTML', 'HTMLScriptElement']) {
      const row = (where: string) => page.getByRole('row', { name: new RegExp(`${sink}.*${where}`) });
      await expect(row('Shop.*/about.*Blocked')).toBeVisible();
      await expect(row('Back office.*/admin-login')).toBeVisible();
    }
  }).toPass();
});

test('the checkout only reports, in a document of its own', async ({ request }) => {
  const headers = async (path: string) => (await request.get(urls.store + path)).headers();
  const checkout = await headers('/checkout');
  expect(checkout['content-security-policy']).not.toContain('trusted-types');
  expect(checkout['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'");
  expect(checkout['server-timing']).toBeUndefined();
  expect((await headers('/'))['content-security-policy']).toContain("require-trusted-types-for 'script'");
});
