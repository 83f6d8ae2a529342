import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { signedInAs } from '../../testing/signed-in-as';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { pictures } from '.';
import { PictureList } from './PictureList';

const picture = (id: string, over: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ _id: id, name: `${id}.png`, television_count: 0, news_count: 0, shown_by: '' },
  picture: { src: `/media/${id}.jpg`, width: 800, height: 600, placeholder: '', sources: [] },
  created_at: '2026-11-20T06:00:00.000Z',
  ...over,
});
const USED = picture('front', { television_count: 2, news_count: 1 });
const UNUSED = picture('old', { name: '' });

function open(role: StaffRole, more: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({
    'library.list': () => ({ pictureList: [USED, UNUSED], pictureCount: 2 }),
    'library.get': (input) => {
      const { id } = input as { id: string };
      const found = id === 'front' ? USED : UNUSED;
      const televisions = [
        { _id: 'p1', name: 'Nova 43', is_deleted: false },
        { _id: 'p2', name: 'Nova 32', is_deleted: true },
      ];
      return {
        picture: {
          ...found,
          televisions: found === USED ? televisions : [],
          news: found === USED ? [{ _id: 'n1', title: 'Diwali' }] : [],
        },
      };
    },
    ...more,
  });
  const { user } = renderScreen(<PictureList />, { resources: [pictures], authProvider: signedInAs(role) });
  return { user, calls };
}

test('a picture opens with what shows it; a new name that is refused stays in the field', async () => {
  let isLost = true;
  const { user } = open('SubAdmin', {
    'library.rename': (input) => {
      if (isLost) throw appError('PICTURE_NOT_FOUND');
      return { picture: { ...USED, ...(input as { name: string }), televisions: [], news: [] } };
    },
  });
  expect(await screen.findByText('2 televisions, 1 article')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open front.png' }));
  const dialog = await screen.findByRole('dialog');
  const link = await within(dialog).findByRole('link', { name: 'Nova 43' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/edit-product/p1');
  expect(within(dialog).getByText('Nova 32 (deleted)')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Replace everywhere' })).toBeNull();
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
  await user.clear(name);
  await user.type(name, 'Front view');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This picture was deleted.')).toBeTruthy();
  expect(name.value).toBe('Front view');
  isLost = false;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name saved.')).toBeTruthy();
});

test('only what nothing shows can be selected, and is deleted after a question', async () => {
  const { user, calls } = open('SuperAdmin', {
    'library.remove': () => ({ removedCount: 1, usedCount: 0, message: '1 picture deleted.' }),
  });
  await screen.findByRole('button', { name: 'Open front.png' });
  const select = await screen.findByRole('checkbox', { name: 'Select Picture of 800 × 600' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(select);
  expect(screen.getByText('1 picture selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 1 picture?' });
  expect(calls.some(({ path }) => path === 'library.remove')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 picture deleted.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'library.remove')?.input).toEqual({ ids: ['old'] });
  await waitFor(() => expect(screen.queryByText('1 picture selected')).toBeNull());
});

test('a picture is replaced everywhere by one of the library, after a question that says where', async () => {
  const { user, calls } = open('SuperAdmin', {
    'library.replace': () => ({
      ...{ television_count: 2, news_count: 1, message: 'Replaced in 2 televisions and 1 article.' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open front.png' }));
  await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }));
  const choice = await screen.findByRole('dialog', { name: 'Replace front.png by' });
  const itself = await within(choice).findByRole('button', { name: 'front.png, there already' });
  expect(itself.hasAttribute('disabled')).toBe(true);
  await user.click(within(choice).getByRole('button', { name: 'Picture of 800 × 600' }));
  await user.click(within(choice).getByRole('button', { name: 'Replace' }));
  const question = await screen.findByRole('dialog', { name: 'Replace front.png by Picture of 800 × 600?' });
  expect(within(question).getByText(/shown by 2 televisions, 1 article/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Replaced in 2 televisions and 1 article.')).toBeTruthy();
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'library.replace')?.input).toEqual({ id: 'front', with: 'old' }),
  );
});
