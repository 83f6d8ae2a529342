import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/test';

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

/* The fixture fails the test on any message in the console, violations of the content security policy among them. */
test(
  'the API reference lists every call, finds one, tries it, and shows its code',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const requested: string[] = [];
    page.on('request', (one) => requested.push(one.url()));
    await page.goto('/api/v1/docs');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('API');

    const { paths } = (await (await request.get('/api/v1/openapi.json')).json()) as Document;
    const calls = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const links = page.getByRole('navigation', { name: 'Calls' }).getByRole('link');
    await expect(links).toHaveCount(calls.length);
    expect((await links.allTextContents()).toSorted()).toEqual(calls.toSorted());

    await page.getByLabel('Find a call').fill('product/list');
    await expect(page.getByText('1 call', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'POST /product/list' }).click();
    const form = page.getByRole('form', { name: 'Try POST /product/list' });
    await form.getByLabel('Body (JSON)').fill('{"pageSize":1}');
    await expect(form.getByRole('group', { name: 'curl' })).toContainText(`--data-raw '{"pageSize":1}'`);
    await expect(form.getByRole('group', { name: 'JavaScript' })).toContainText(
      `${new URL(page.url()).origin}/api/v1/product/list`,
    );
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^200 in \d+ ms$/)).toBeVisible();
    await expect(page.getByText('"productCount"').last()).toBeVisible();
    await form.getByLabel('Body (JSON)').fill('{"pageSize":0}');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^400 in \d+ ms$/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
      .analyze();
    expect(violations).toEqual([]);
    const origins = new Set(requested.map((url) => new URL(url).origin));
    origins.delete('null');
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  },
);
