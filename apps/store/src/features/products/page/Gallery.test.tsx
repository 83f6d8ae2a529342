import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../testing/render-in-shop';
import { Gallery } from './Gallery';

const picture = (name: string) => ({
  src: `/media/${name}.jpg`,
  width: 1200,
  height: 900,
  placeholder: 'data:image/webp;base64,AA==',
  sources: [{ type: 'image/webp', srcset: `/media/${name}-320.webp 320w, /media/${name}-1200.webp 1200w` }],
});
const PICTURES = ['front', 'angle', 'back'].map(picture);

async function show() {
  const shop = await renderInShop(<Gallery name="Bindu 24" pictures={PICTURES} />, {});
  const enlarge = async (number: number) => {
    await shop.user.click(screen.getByRole('link', { name: `Bindu 24, picture ${number} of 3` }));
    const dialog = await screen.findByRole('dialog', { name: 'Bindu 24, enlarged' });
    /* Browsers do so when a modal dialog opens. */
    within(dialog).getByRole('group').focus();
    return dialog;
  };
  return { ...shop, enlarge };
}
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const imageIn = (dialog: HTMLElement) => within(dialog).getByRole('img', { name: /^Bindu 24, picture/ });

it('links each picture to its file, for browsers without scripts', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(PICTURES.map(({ src }) => src));
});

it('enlarges the pressed picture, up to its pixels and to twice them, and back', async () => {
  const { user, enlarge } = await show();
  const dialog = await enlarge(2);
  expect(imageIn(dialog)).toHaveAttribute('srcset', PICTURES[1]?.sources[0]?.srcset);
  expect(dialog).toHaveTextContent('Picture 2 of 3 · Whole picture');
  expect(button(dialog, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(dialog, 'Zoom in'));
  expect(dialog).toHaveTextContent('100%');
  expect(imageIn(dialog).style.width).toBe('1200px');
  await user.click(imageIn(dialog));
  expect(imageIn(dialog).style.width).toBe('2400px');
  expect(button(dialog, 'Zoom in')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('-');
  expect(dialog).toHaveTextContent('100%');
  await user.click(button(dialog, 'Zoom out'));
  expect(imageIn(dialog).style.width).toBe('');
});

it('turns to other pictures by button and by arrow key, and stops at the ends', async () => {
  const { user, enlarge } = await show();
  const dialog = await enlarge(1);
  expect(button(dialog, 'Previous picture')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  expect(dialog).toHaveTextContent('Picture 2 of 3');
  await user.click(button(dialog, 'Next picture'));
  expect(dialog).toHaveTextContent('Picture 3 of 3');
  expect(button(dialog, 'Next picture')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(dialog).toHaveTextContent('Picture 2 of 3');
});

it('says what a picture shows where that is known, also of an enlarged one', async () => {
  const { user } = await renderInShop(
    <Gallery name="Bindu 24" pictures={PICTURES} views={['front', 'angle', 'other']} />,
    {},
  );
  const names = screen.getAllByRole('link').map((link) => within(link).getByRole('img').getAttribute('alt'));
  expect(names).toEqual(['Bindu 24, from the front', 'Bindu 24, from the side', 'Bindu 24, picture 3 of 3']);
  await user.click(screen.getByRole('link', { name: 'Bindu 24, from the side' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bindu 24, enlarged' });
  expect(within(dialog).getByRole('img', { name: 'Bindu 24, from the side' })).toBeInTheDocument();
});

it('closes by its button', async () => {
  const { user, enlarge } = await show();
  await user.click(button(await enlarge(1), 'Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the space of a television without pictures, and says so', async () => {
  await renderInShop(<Gallery name="Bindu 24" pictures={[]} />, {});
  expect(screen.getByText('No picture of this model yet')).toBeVisible();
});
