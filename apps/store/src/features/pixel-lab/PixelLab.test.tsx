import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { PixelLab } from './PixelLab';

const COLOURS = 6;

async function start() {
  const { user } = await renderInShop(<PixelLab />, {});
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const panel = () => screen.getByRole('button', { name: /, \d+ marks?$/ });
  const mark = (x: number, y: number) => {
    panel().getBoundingClientRect = () => ({ left: 0, top: 0, width: 1600, height: 900 }) as DOMRect;
    fireEvent.click(panel(), { clientX: x, clientY: y });
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const finish = async () => {
    for (let colour = 1; colour < COLOURS; colour += 1) await press('Next colour');
    await press('Finish');
  };
  return { panel, mark, press, finish };
}

it('shows one colour after the other, and counts what is marked on any of them once', async () => {
  const { panel, mark, press } = await start();
  expect(panel()).toHaveAccessibleName('Black, 0 marks');
  mark(100, 100);
  mark(800, 450);
  await press('Next colour');
  expect(panel()).toHaveAccessibleName('White, 2 marks');
  mark(1500, 800);
  mark(1502, 801);
  expect(panel()).toHaveAccessibleName('White, 2 marks');
  await press('Undo');
  expect(panel()).toHaveAccessibleName('White, 1 mark');
  await press('Next colour');
  for (let colour = 3; colour < COLOURS; colour += 1) await press('Next colour');
  await press('Finish');
  expect(await screen.findByText('You marked 1 pixel.')).toBeVisible();
  expect(screen.getByDisplayValue('Pixel lab: 1 faulty pixel (Black).')).toBeVisible();
});

it('says what counts for the warranty: more than five', async () => {
  const { mark, finish } = await start();
  for (let pixel = 0; pixel < 5; pixel += 1) mark(100 + pixel * 200, 100);
  await finish();
  expect(await screen.findByText(/Up to five/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Start again' });
  fireEvent.click(again);
  const panel = screen.getByRole('button', { name: 'Black, 0 marks' });
  panel.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1600, height: 900 }) as DOMRect;
  for (let pixel = 0; pixel < 6; pixel += 1)
    fireEvent.click(panel, { clientX: 100 + pixel * 200, clientY: 300 });
  await finish();
  expect(await screen.findByText('More than five count for the warranty. Please tell us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Raise a complaint' })).toHaveAttribute('href', '/raise-complaint');
});

it('says so where nothing was found, and leaves without a result when it is closed', async () => {
  const { press, finish } = await start();
  await press('Close');
  expect(screen.queryByText(/You marked/)).toBeNull();
  await press('Start');
  await finish();
  expect(await screen.findByText('You marked no pixel.')).toBeVisible();
});
