import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'react-admin';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { storedPictures } from '../data/pictures';
import { renderScreen } from '../testing/render-screen';
import { PicturesInput } from './PicturesInput';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string, bytes = PNG) => new File([bytes], name, { type: 'image/png' });
const STORED = ['/uploads/front.jpg', '/uploads/side.jpg', '/uploads/back.jpg'];

/* jsdom has no object URLs to preview files with. */
beforeEach(() => {
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
});

function open(urls: readonly string[], max = 4) {
  const onSubmit = vi.fn();
  renderScreen(
    <Form record={{ pictures: storedPictures(urls) }} onSubmit={onSubmit}>
      <PicturesInput source="pictures" max={max} />
      <button type="submit">Send</button>
    </Form>,
    { resources: [] },
  );
  return onSubmit;
}
const names = () => [...document.querySelectorAll('img')].map(({ alt }) => alt);
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const isOff = (label: string) => screen.getByLabelText<HTMLButtonElement>(label).disabled;
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), files);

/** Drags one picture onto the place of another. */
function drag(from: number, to: number) {
  const tiles = document.querySelectorAll('li');
  let dragged = '';
  const dataTransfer = { setData: (_type: string, data: string) => (dragged = data), getData: () => dragged };
  fireEvent.dragStart(tiles[from] as Element, { dataTransfer });
  fireEvent.drop(tiles[to] as Element, { dataTransfer });
}

test('pictures are moved by buttons and by dragging, and the first is the cover', async () => {
  const onSubmit = open(STORED);
  expect(names()).toEqual(['front.jpg', 'side.jpg', 'back.jpg']);
  expect(isOff('Move picture 1 earlier')).toBe(true);
  expect(isOff('Move picture 3 later')).toBe(true);
  press('Move picture 3 earlier');
  expect(names()).toEqual(['front.jpg', 'back.jpg', 'side.jpg']);
  press('Move picture 1 later');
  expect(names()).toEqual(['back.jpg', 'front.jpg', 'side.jpg']);
  drag(2, 0);
  expect(names()).toEqual(['side.jpg', 'back.jpg', 'front.jpg']);
  expect(document.querySelector('li')?.textContent).toBe('Cover');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    pictures: [{ url: STORED[1] }, { url: STORED[2] }, { url: STORED[0] }],
  });
});

test('a removed picture goes, and the others keep their order', () => {
  open(STORED);
  press('Remove picture 2');
  expect(names()).toEqual(['front.jpg', 'back.jpg']);
  expect(screen.getByText(/2 of 4\./)).toBeTruthy();
});

test('files are added behind the present pictures, chosen or dropped', async () => {
  open(STORED.slice(0, 1));
  await choose(png('chosen.png'));
  await waitFor(() => expect(names()).toEqual(['front.jpg', 'chosen.png']));
  const area = screen.getByLabelText('Images', { selector: '[role=group]' });
  const drop = createEvent.drop(area, { dataTransfer: { files: [png('dropped.png')] } });
  fireEvent(area, drop);
  await waitFor(() => expect(names()).toEqual(['front.jpg', 'chosen.png', 'dropped.png']));
  /* Otherwise the browser would open the file instead of the form. */
  expect(drop.defaultPrevented).toBe(true);
});

test('a file that is no picture, too large or one too many is refused alone', async () => {
  open(STORED.slice(0, 2));
  const huge = png('huge.png', new Uint8Array([...PNG, ...new Uint8Array(UPLOAD_MAX_BYTES)]));
  await choose(png('offer.png', new Uint8Array([1, 2, 3])), huge, png('good.png'));
  expect(await screen.findByText('offer.png is not a PNG or JPEG picture.')).toBeTruthy();
  expect(screen.getByText('huge.png is larger than 5 MB.')).toBeTruthy();
  expect(names()).toEqual(['front.jpg', 'side.jpg', 'good.png']);
  await choose(png('next.png'), png('more.png'));
  expect(await screen.findByText('You can only upload a maximum of 4 images.')).toBeTruthy();
  expect(names()).toEqual(['front.jpg', 'side.jpg', 'good.png', 'next.png']);
  /* The next change shows that the refusal was seen. */
  press('Remove picture 4');
  expect(screen.queryByText('You can only upload a maximum of 4 images.')).toBeNull();
});
