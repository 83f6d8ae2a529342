import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { news } from '.';
import type { NewsRecord } from './news.data';
import { NewsDialog } from './NewsDialog';

const NEWS: NewsRecord = {
  _id: 'n1',
  id: 'n1',
  title: 'Diwali hours',
  subtitle: 'Open on Sunday too',
  description: 'We are open until nine.',
  image: ['/uploads/lamp.jpg'],
  pictures: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const open = (article?: NewsRecord) => {
  const onClose = vi.fn();
  renderScreen(<NewsDialog {...(article ? { news: article } : {})} onClose={onClose} />, {
    resources: [news],
  });
  return onClose;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));
const fileOf = (name: string, content: BlobPart) => new File([content], name, { type: 'image/png' });
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chooses files; jsdom has no object URLs to preview them with. */
async function chooseFiles(...files: File[]) {
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, files);
}

test('every text and an image are required before anything is sent', async () => {
  const calls = serveApi({});
  open();
  press('Create');
  for (const message of [
    'Title is required.',
    'Subtitle is required.',
    'Description is required.',
    'Please add at least one image.',
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a file that is no picture and a sixth picture are refused, and the article is sent with the others', async () => {
  const calls = serveApi({ 'news.create': () => ({ news: NEWS }) });
  const onClose = open();
  fillIn('Title', NEWS.title);
  fillIn('Subtitle', NEWS.subtitle);
  fillIn('Description', NEWS.description);
  await chooseFiles(fileOf('offer.png', 'no picture at all'));
  expect(await screen.findByText('offer.png is not a PNG or JPEG picture.')).toBeTruthy();
  await chooseFiles(...Array.from({ length: 6 }, (_, index) => fileOf(`${index}.png`, PNG)));
  expect(await screen.findByText('You can only upload a maximum of 5 images.')).toBeTruthy();
  expect(valueOf('Title')).toBe(NEWS.title);
  press('Create');
  expect(await screen.findByText('News created successfully!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const form = calls[0]?.input as FormData;
  expect(form.get('subtitle')).toBe(NEWS.subtitle);
  expect((form.getAll('img') as File[]).map(({ name }) => name)).toEqual([
    '0.png',
    '1.png',
    '2.png',
    '3.png',
    '4.png',
  ]);
});

test('an edit conflict shows both versions, and the resolved one is saved on the newer article', async () => {
  const theirs = { ...NEWS, subtitle: 'Closed on Sunday', updated_at: '2026-02-02T00:00:00.000Z' };
  const calls = serveApi({
    'news.update': (input: FormData) => {
      if (input.get('updated_at') !== theirs.updated_at)
        throw appError('RECORD_CHANGED', { current: theirs });
      return { news: theirs };
    },
  });
  const onClose = open(NEWS);
  fillIn('Title', 'Hours at Diwali');
  press('Save');
  expect(await screen.findByText('Closed on Sunday')).toBeTruthy();
  press('Save');
  expect(await screen.findByText('News updated successfully!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(Object.fromEntries(calls.at(-1)?.input as FormData)).toMatchObject({
    title: 'Hours at Diwali',
    subtitle: 'Closed on Sunday',
    existingImages: '["/uploads/lamp.jpg"]',
  });
});
