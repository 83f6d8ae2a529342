import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { televisionBody } from '@aabha/contracts/products/television-body.rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/render-in-shop';
import { televisionModel } from './model/television-model';
import type { Turntable } from './scene/create-turntable';
import { TurnButton } from './TurnButton';
import { TurnStage } from './TurnStage';

const row = (key: string, value: string) => ({ key, value });
const PRODUCT = {
  ...SAMPLE_PRODUCT,
  specificationSchema: [
    { title: 'Body', data: [row('Stand span', '75.2 cm'), row('Wall mount', 'VESA 200 × 200')] },
  ],
};
const body = televisionBody(PRODUCT);

/* jsdom has no WebGL; what is drawn is tested in a browser. */
const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
beforeEach(() => {
  getContext.mockReturnValue({ getExtension: () => null } as unknown as RenderingContext);
});
afterEach(() => getContext.mockReset());

async function show(loaded: Promise<unknown> = Promise.resolve()) {
  if (!body) throw new Error('The sample has no measures.');
  const drawn: number[] = [];
  const dispose = vi.fn();
  const close = vi.fn();
  const turntable: Turntable = {
    draw: (degrees) => drawn.push(Math.round(degrees)),
    resize: () => undefined,
    locate: ([x, y]) => [x * 100, y * 100],
    model: televisionModel(body),
    dispose,
  };
  const loadScene = async () => {
    await loaded;
    return { createTurntable: () => turntable };
  };
  const shop = await renderInShop(
    <TurnStage body={body} picture={undefined} onClose={close} loadScene={loadScene} />,
  );
  return { ...shop, drawn, dispose, close };
}
const slider = () => screen.findByRole('slider', { name: 'Turned by' });

it('says that the model is being built, then shows it at an angle', async () => {
  let resolve: (value: undefined) => void = () => undefined;
  const promise = new Promise<undefined>((done) => {
    resolve = done;
  });
  const { drawn } = await show(promise);
  expect(screen.getByRole('status')).toHaveTextContent('Building the model…');
  expect(screen.queryByRole('slider')).toBeNull();
  await act(async () => resolve(undefined));
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Front, 28°');
  expect(screen.queryByRole('status')).toBeNull();
  expect(drawn.at(-1)).toBe(28);
});

it('turns by the arrow keys of the stage, and back to the front by Home', async () => {
  const { user, drawn } = await show();
  await slider();
  screen.getByRole('group', { name: 'Model, turn with the left and right arrow keys' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(drawn.at(-1)).toBe(48);
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Left side, 48°');
  await user.keyboard('{ArrowLeft}');
  expect(drawn.at(-1)).toBe(38);
  await user.keyboard('{Home}');
  expect(drawn.at(-1)).toBe(0);
  expect(await slider()).toHaveValue('0');
});

it('turns by buttons, beyond a half turn too', async () => {
  const { user, drawn } = await show();
  await slider();
  const right = screen.getByRole('button', { name: 'Turn right' });
  for (let press = 0; press < 6; press += 1) await user.click(right);
  expect(drawn.at(-1)).toBe(28 + 6 * 30 - 360);
  await user.click(screen.getByRole('button', { name: 'Turn left' }));
  expect(drawn.at(-1)).toBe(178);
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Back, 178°');
});

it('states the depth where the set is seen from the side, and its width from the front', async () => {
  const { user } = await show();
  await slider();
  expect(screen.queryByText(/cm (wide|deep)/)).toBeNull();
  screen.getByRole('group').focus();
  await user.keyboard('{Home}');
  expect(screen.getByText('96.4 cm wide')).toBeVisible();
  for (let press = 0; press < 9; press += 1) await user.keyboard('{ArrowRight}');
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Left side, 90°');
  expect(screen.getByText('7.2 cm deep')).toBeVisible();
});

it('gives back what it took when it goes', async () => {
  const { dispose } = await show();
  await slider();
  expect(dispose).not.toHaveBeenCalled();
  cleanup();
  expect(dispose).toHaveBeenCalledOnce();
});

it('offers the photographs where the browser has no WebGL', async () => {
  getContext.mockReturnValue(null);
  const { user, close, drawn } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot show three-dimensional models');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the photographs' }));
  expect(close).toHaveBeenCalledOnce();
  expect(drawn).toEqual([]);
});

it('tries again when the script could not be loaded', async () => {
  let attempt = 0;
  const lost = {
    then: (ok: () => void, fail: (error: Error) => void) =>
      (attempt += 1) > 1 ? ok() : fail(new Error('offline')),
  };
  const { user } = await show(lost as unknown as Promise<unknown>);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await slider()).toBeVisible();
});

it('is offered where the specification states the measures, and closes', async () => {
  const { user } = await renderInShop(<TurnButton product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: 'Turn it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Surya 43, turn it' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is not offered where a measure is missing', async () => {
  await renderInShop(<TurnButton product={{ ...PRODUCT, depthCm: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
