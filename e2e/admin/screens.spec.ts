import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { all, boss, SCREENS, TITLES } from '../fixtures/back-office-screens';
import { enterBackOffice, signInAsStaff, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const AT = '/admin-dashboard';
/** The bar and the sidebar, which are the same around every screen: they are tested with the first. */
const FRAME = '.RaLayout-appFrame > header, nav[aria-label="Back office"]';
const frameOnce = (first: boolean) => (first ? {} : { without: FRAME });
const UNAUTHORIZED = "You don't have permission to access this page. Please contact your administrator.";

type Address = Record<'path' | 'title', string> & { roles: readonly string[] };

/**
 * Every address of the back office: those of the sidebar, and those that a row leads to
 * (docs/spec/back-office.md#screens).
 */
async function everyAddress(): Promise<Address[]> {
  const token = await staffToken();
  const [{ orderList }, { productList }] = await Promise.all([
    rest<{ orderList: { _id: string; user_id: { _id: string } }[] }>('/order/list', { pageSize: 1 }, token),
    rest<{ productList: { _id: string }[] }>('/product/list', { pageSize: 1 }),
  ]);
  return [
    { path: '', title: 'Dashboard', roles: all },
    ...SCREENS.map(({ name, label, roles }) => ({ path: `/${name}`, title: TITLES[name] ?? label, roles })),
    { path: '/unknown-specifications', title: 'Names without a Term', roles: boss },
    { path: `/edit-product/${productList[0]?._id}`, title: 'Edit Product', roles: boss },
    { path: `/orders/${orderList[0]?._id}/show`, title: 'Order', roles: all },
    { path: `/customers/${orderList[0]?.user_id._id}/show`, title: 'Customer', roles: boss },
    { path: '/mail-templates/mail.order-placed/show', title: 'Mail Template', roles: boss },
    { path: '/wholesale/all-products', title: 'Wholesale Products', roles: boss },
    { path: '/no-such-screen', title: 'Not found', roles: all },
  ];
}

/** The screen has its title, and nothing of it is still being fetched. */
async function loaded(page: Page, title: string): Promise<void> {
  await expect(page.locator('#react-admin-title')).toHaveText(title);
  await expect(page.locator('main [role=progressbar], main .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
}

/** Opens an address as Back and Forward do: the app stays, its router reads the address. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, AT + path);

test('a SuperAdmin opens by its address what the sidebar does not lead to, and everybody can use it', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.goto('/admin-login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectUsable(page, 'sign-in');
  await signInAsStaff(page, staff.superAdmin);
  const inSidebar = SCREENS.map(({ name }) => `/${name}`);
  let isFirst = true;
  for (const { path, title } of await everyAddress()) {
    if (inSidebar.includes(path)) continue;
    await page.goto(AT + path);
    await loaded(page, title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectUsable(page, path, frameOnce(isFirst));
    isFirst = false;
  }
});

/**
 * Returns the addresses without the screens that a SubAdmin may not open, but for the first of each group: those of a role
 * are tested one by one beside the code of the back office (`resources.test.tsx`, `Gate.test.tsx`).
 */
function subAdminAddresses(addresses: readonly Address[]): Address[] {
  const refused = SCREENS.filter(({ roles }) => !roles.includes('SubAdmin'));
  const repeated = refused.filter(
    ({ group }, index) => refused.findIndex((screen) => screen.group === group) !== index,
  );
  return addresses.filter(({ path }) => !repeated.some(({ name }) => path === `/${name}`));
}

test('a SubAdmin opens what is theirs by its address; the rest is refused, and OK goes back', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await enterBackOffice(page, staff.subAdmin);
  let before = { path: '', title: 'Dashboard' };
  for (const { path, title, roles } of subAdminAddresses(await everyAddress())) {
    await visit(page, path);
    const dialog = page.getByRole('dialog', { name: 'Unauthorized Access' });
    if (roles.includes('SubAdmin')) {
      await loaded(page, title);
      await expect(dialog).toHaveCount(0);
      before = { path, title };
      continue;
    }
    await expect(dialog).toContainText(UNAUTHORIZED);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(new RegExp(`${AT}${before.path}(\\?|$)`));
    await loaded(page, before.title);
  }
});

for (const [role, who] of [
  ['SuperAdmin', staff.superAdmin],
  ['SubAdmin', staff.subAdmin],
] as const)
  test(`the sidebar shows a ${role} what they may use, in the groups of the specification, and each entry leads there`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterBackOffice(page, who);
    const sidebar = page.getByRole('navigation', { name: 'Back office' });
    const theirs = SCREENS.filter(({ roles }) => roles.includes(role));
    await expect(sidebar.getByRole('link')).toHaveCount(theirs.length + 1);
    for (const group of new Set(theirs.map((screen) => screen.group)))
      await expect(
        sidebar.getByRole('list', { name: group }).getByRole('link').locator('.MuiListItemText-root'),
      ).toHaveText(theirs.filter((screen) => screen.group === group).map(({ label }) => label));
    /* The links of a SubAdmin are among those of a SuperAdmin, and their screens are opened by address above. */
    for (const { name, label } of role === 'SuperAdmin' ? theirs : theirs.slice(0, 3)) {
      const link = sidebar.locator(`a[href="${AT}/${name}"]`);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${AT}/${name}(\\?|$)`));
      await loaded(page, TITLES[name] ?? label);
      await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
      await expect(link).toHaveAttribute('aria-current', 'page');
      if (role === 'SuperAdmin') await expectUsable(page, name, frameOnce(name === theirs[0]?.name));
    }
  });

test('the sidebar collapses to icons and closes its groups, and the browser keeps both', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin);
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  const catalogue = sidebar.getByRole('button', { name: /^Catalogue/ });
  await catalogue.click();
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.getByRole('link', { name: /^Inventory/ })).toHaveCount(0);
  await expectUsable(page, 'sidebar with a closed group');
  await page.reload();
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect(sidebar.getByText('Web Vitals')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Web Vitals' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Web Vitals');
  await expectUsable(page, 'sidebar as icons');
  await page.reload();
  await sidebar.getByRole('link', { name: 'Web Vitals' }).click();
  await expect(page).toHaveURL(/web-vitals/);
});

test('in a small window the sidebar slides out, and a press outside, Escape and a choice close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 700 });
  await enterBackOffice(page, staff.subAdmin);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  await expect(sidebar).toHaveCount(0);
  for (const close of [
    () => page.mouse.click(900, 500),
    () => page.keyboard.press('Escape'),
    () => sidebar.getByRole('link', { name: 'Dashboard' }).click(),
  ]) {
    await menu.click();
    await expect(sidebar).toBeVisible();
    await close();
    await expect(sidebar).toHaveCount(0);
  }
});

const POPUPS = [
  { path: '/orders', button: /^Update the status of order/ },
  { path: '/coupon', button: 'Create Coupon' },
  { path: '/news-updates', button: 'Create News' },
  { path: '/area-of-services', button: 'Create New' },
  { path: '/area-of-services', button: 'Import CSV' },
  { path: '/wholesale', button: 'Add wholesale product' },
  { path: '/staff', button: 'Add a SubAdmin' },
  { path: '/allproduct', button: /^Details of/ },
  { path: '/allproduct', button: /^Delete / },
  { path: '/technician-zones', button: /^Edit / },
  { path: '/orders', button: 'Logout' },
] as const;

const titleOf = (path: string) => SCREENS.find(({ name }) => path === `/${name}`)?.label ?? '';

test('everybody can use the popups', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterBackOffice(page, staff.superAdmin);
  const dialog = page.getByRole('dialog');
  for (const { path, button } of POPUPS) {
    await visit(page, path);
    /* The address changes first: buttons of the screen before may have the same name. */
    await loaded(page, titleOf(path));
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog).toHaveCSS('opacity', '1');
    /* The screen behind it is tested with the others. */
    await expectUsable(page, `${path} ${String(button)}`, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
