import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import { mentionedIn, suggestedFor, withMention } from './order-notes';
import { OrderNotes } from './OrderNotes';

const STAFF = [
  { _id: 'u1', name: 'Meera Iyer' },
  { _id: 'u2', name: 'Meera' },
  { _id: 'u3', name: 'Sunil Rao' },
];
const NOTE = {
  ...{ _id: 'n1', by: STAFF[2]!, text: '@Meera Iyer please call.', created_at: '2026-11-24T06:00:00.000Z' },
  mentions: [STAFF[0]!],
  files: [{ _id: 'f1', name: 'letter.pdf', type: 'application/pdf', bytes: 4 }],
};

test('a text mentions whom it names whole; of names that begin alike, the longer one', () => {
  const names = (text: string) => mentionedIn(text, STAFF).map(({ name }) => name);
  expect(names('@Meera Iyer and @Sunil Rao, please')).toEqual(['Meera Iyer', 'Sunil Rao']);
  expect(names('@Meera, please')).toEqual(['Meera']);
  expect(names('Meera Iyer knows, mail a@Sunil')).toEqual([]);
});

test('while a name is typed, those that it begins are suggested', () => {
  expect(suggestedFor('Please @mee', STAFF).map(({ name }) => name)).toEqual(['Meera Iyer', 'Meera']);
  expect(suggestedFor('mail meera@', STAFF)).toEqual([]);
  expect(withMention('Please @mee', STAFF[0]!)).toBe('Please @Meera Iyer ');
});

test('notes are shown with their files, and another one mails whom it mentions', async () => {
  const calls = serveApi({
    'orderNotes.list': () => ({ notes: [NOTE], staff: STAFF }),
    'orderNotes.add': () => ({
      notes: [NOTE, { ...NOTE, _id: 'n2', text: 'Done.', mentions: [], files: [] }],
      staff: STAFF,
    }),
  });
  const { user } = renderScreen(<OrderNotes orderId="o1" />, { resources: [orders] });
  expect((await screen.findByText('@Meera Iyer')).tagName).toBe('STRONG');
  expect(screen.getByRole('button', { name: 'Download letter.pdf' })).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Note for staff' });
  await user.type(field, 'Ask @sun');
  await user.click(screen.getByRole('button', { name: '@Sunil Rao' }));
  expect(screen.getByText('Sunil Rao will get an email.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Done.')).toBeTruthy();
  const form = calls.find(({ path }) => path === 'orderNotes.add')?.input as FormData;
  expect([form.get('id'), form.get('text'), form.getAll('mentions')]).toEqual([
    'o1',
    'Ask @Sunil Rao ',
    ['u3'],
  ]);
});
