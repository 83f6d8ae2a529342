import type { Locator, Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { plentiful, pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** The script that draws, by its name in the build. */
const SCENE = /\/create-turntable-/;
/** Without a graphics processor a model is drawn in seconds instead of milliseconds. */
const BUILDING = { timeout: 60_000 };
test.describe.configure({ timeout: 240_000 });
/** Each step draws at once, so that a picture is that of its angle. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pageOf = async (prefix = '') => `${prefix}/television/${(await plentiful())[0]?._id ?? ''}`;
const canvasOf = (page: Page) => page.locator('[data-status="ready"] canvas');
const slider = (page: Page) => page.getByRole('slider', { name: 'Turned by' });

/** What the stage shows, without what lies over it. */
async function drawn(page: Page): Promise<string> {
  return (await canvasOf(page).screenshot()).toString('base64');
}

/** Acts, and expects the model to be drawn in another way. */
async function expectTurned(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await drawn(page);
  await act();
  await expect.poll(() => drawn(page), BUILDING).not.toBe(before);
}

async function open(page: Page, button: Locator): Promise<void> {
  await pressUntil(button, page.getByRole('dialog', { name: /, turn it$/ }));
  await expect(canvasOf(page)).toBeVisible(BUILDING);
}

test('a shopper turns a television by dragging, by keys and by the slider', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => SCENE.test(request.url()) && scripts.push(request.url()));
  await page.goto(await pageOf());
  const button = page.getByRole('button', { name: 'Turn it' });
  await expect(button).toBeVisible();
  expect(scripts, 'not before it is wanted').toEqual([]);
  await open(page, button);
  expect(scripts).toHaveLength(1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Front, 28°');

  await expectTurned(page, async () => {
    const box = await canvasOf(page).boundingBox();
    if (!box) throw new Error('The stage has no place.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width / 3, y, { steps: 4 });
    await page.mouse.up();
  });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Left side, 88°');

  await expectTurned(page, () => page.keyboard.press('ArrowLeft'));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Left side, 78°');
  await expectTurned(page, () => slider(page).fill('-90'));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Right side, -90°');
  await expect(page.getByText(/^\d+\.\d cm deep$/)).toBeVisible();
  await expectTurned(page, () => page.getByRole('button', { name: 'Turn left' }).click());
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Right side, -120°');
  await expectUsable(page, 'the turntable');

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test(
  'the model opens from an enlarged picture, whose keys it does not press',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(await pageOf());
    await page.getByRole('link', { name: /, from the front$/ }).click();
    const enlarged = page.getByRole('dialog', { name: /, enlarged$/ });
    await open(page, enlarged.getByRole('button', { name: 'Turn it' }));
    await expectTurned(page, () => slider(page).press('ArrowRight'));
    await page.keyboard.press('Escape');
    await expect(enlarged).toContainText('Picture 1 of');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);

test('the photographs are offered where there is no WebGL', { tag: '@any-width' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => SCENE.test(request.url()) && scripts.push(request.url()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(await pageOf());
  await page.getByRole('button', { name: 'Turn it' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser cannot show three-dimensional models.');
  expect(scripts, 'of no use here').toEqual([]);
  await page.getByRole('button', { name: 'See the photographs' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the model is named in Hindi', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(await pageOf('/hi'));
  await page.getByRole('button', { name: 'घुमाकर देखें' }).click();
  await expect(canvasOf(page)).toBeVisible(BUILDING);
  await expect(page.getByRole('slider', { name: 'कितना घुमाया' })).toHaveAttribute(
    'aria-valuetext',
    'सामने से, 28°',
  );
});
