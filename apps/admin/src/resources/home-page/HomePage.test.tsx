import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { EditedHomeSection, HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KINDS, type HomeKind } from '@aabha/contracts/home/home.values';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { homePage } from '.';
import { HomePage } from './HomePage';

const AT = '2026-11-20T06:00:00.000Z';
const NEWER = '2026-11-20T07:00:00.000Z';
const section = (kind: HomeKind, over: Partial<EditedHomeSection> = {}): EditedHomeSection => ({
  ...{ kind, is_shown: true, title: '', title_hi: '', text: '', text_hi: '', products: [], count: null },
  ...{ starts_at: null, ends_at: null, ...over },
});
const published = HOME_KINDS.filter((kind) => kind !== 'picks').map((kind) => section(kind));
const HOME: HomeArrangement = {
  ...{ published, published_at: null, published_by: null, draft: null, saved_by: null },
  ...{ updated_at: AT, televisions: [] },
};

/** Serves an arrangement that saves change, as the server does. */
function show(start: HomeArrangement = HOME, more: object = {}) {
  let home = start;
  let version = 0;
  const calls = serveApi({
    'home.arrangement': () => ({ home }),
    'home.saveDraft': (input) => {
      version += 1;
      const { sections } = input as { sections: EditedHomeSection[] };
      home = { ...home, draft: sections, saved_by: 'Meera', updated_at: `${NEWER}${version}` };
      return { home };
    },
    ...more,
  });
  return { calls, ...renderScreen(<HomePage />, { resources: [homePage] }) };
}
const inputsOf = (calls: { path: string; input: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);
const names = () =>
  within(screen.getByRole('list', { name: 'Sections' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

test('sections move by keyboard, one after another on what the one before left; the hero stays first', async () => {
  const { calls, user } = show();
  const up = await button('Move Sizes up');
  up.focus();
  await user.keyboard('{Enter}');
  expect(names().slice(0, 4)).toEqual(['Hero', 'Sizes', 'Deals', 'Budgets']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Sizes down'));
  expect((await button('Move Sizes up')).hasAttribute('disabled')).toBe(true);
  expect((await button('Move Hero down')).hasAttribute('disabled')).toBe(true);
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(inputsOf(calls, 'home.saveDraft')).toHaveLength(3));
  expect(names().slice(0, 4)).toEqual(['Hero', 'Deals', 'Budgets', 'Sizes']);
  expect(
    inputsOf(calls, 'home.saveDraft').map((input) => (input as { updated_at: string }).updated_at),
  ).toEqual([AT, `${NEWER}1`, `${NEWER}2`]);
  expect(screen.getByText('Sizes is now number 4 of 12.')).toBeTruthy();
});

test('a section is hidden; where somebody else changed it meanwhile the screen shows theirs', async () => {
  const theirs = { ...HOME, draft: published.toReversed(), saved_by: 'Ravi', updated_at: NEWER };
  let isChanged = false;
  show(HOME, {
    'home.arrangement': () => ({ home: isChanged ? theirs : HOME }),
    'home.saveDraft': () => {
      isChanged = true;
      throw appError('RECORD_CHANGED', { current: theirs });
    },
  });
  fireEvent.click(await screen.findByLabelText('Show Film'));
  expect(await screen.findByText('Draft of Ravi, not published.')).toBeTruthy();
  expect(screen.queryByText('Hidden')).toBeNull();
});

test('the words of a section are edited, with Hindi and dates', async () => {
  const { calls } = show();
  fireEvent.click(await button('Edit Deals'));
  await waitFor(() => expect(valueOf('Title')).toBe(''));
  fillIn('Title', 'Diwali prices');
  fillIn('Title in Hindi', 'दिवाली के दाम');
  fillIn('Shown from (optional), in India', '2026-12-01T10:00');
  fillIn('Shown until (optional), in India', '2026-11-01T10:00');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText('The end is before the start.')).toBeTruthy();
  fillIn('Shown until (optional), in India', '');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Draft saved. It is not published yet.')).toBeTruthy();
  const [input] = inputsOf(calls, 'home.saveDraft') as [
    { sections: EditedHomeSection[]; updated_at: string },
  ];
  expect(input.updated_at).toBe(AT);
  expect(input.sections[1]).toEqual(
    section('deals', {
      ...{ title: 'Diwali prices', title_hi: 'दिवाली के दाम', starts_at: '2026-12-01T04:30:00.000Z' },
    }),
  );
  expect(await screen.findByText('Deals: Diwali prices')).toBeTruthy();
});

test('a section is edited on what a move before it left, though that is still being saved', async () => {
  await import('./SectionDialog');
  const { calls } = show();
  fireEvent.click(await button('Move Sizes up'));
  fireEvent.click(await button('Edit Deals'));
  await waitFor(() => expect(valueOf('Title')).toBe(''));
  fillIn('Title', 'Diwali prices');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Draft saved. It is not published yet.')).toBeTruthy();
  expect(
    inputsOf(calls, 'home.saveDraft').map((input) => (input as { updated_at: string }).updated_at),
  ).toEqual([AT, `${NEWER}1`]);
});

test('the question before publishing names what changes', async () => {
  const draft = [published[0]!, ...published.slice(2), published[1]!].map((one) =>
    one.kind === 'film' ? { ...one, is_shown: false } : one,
  );
  const publish = vi.fn(() => ({
    home: { ...HOME, published: draft, published_at: NEWER, published_by: 'Meera' },
  }));
  const { calls } = show({ ...HOME, draft, saved_by: 'Meera' }, { 'home.publish': publish });
  fireEvent.click(await button('Publish'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^New order: Hero, Sizes, .*, News, Deals$/)).toBeTruthy();
  expect(dialog.getByText('Hidden: Film')).toBeTruthy();
  fireEvent.click(dialog.getByText('Publish'));
  expect(await screen.findByText('Home page published.')).toBeTruthy();
  expect(inputsOf(calls, 'home.publish')).toEqual([{ updated_at: AT }]);
  expect(await screen.findByText(/^Published .* by Meera\.$/)).toBeTruthy();
  expect((await button('Publish')).hasAttribute('disabled')).toBe(true);
});

test('the preview opens in the shop', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  show(HOME, {
    'home.previewLink': () => ({ url: 'https://aabha.example/?preview=t', expires_at: NEWER }),
  });
  fireEvent.click(await button('Preview'));
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith('https://aabha.example/?preview=t', '_blank', 'noopener'),
  );
});

test('says so when it cannot be loaded', async () => {
  show(HOME, {
    'home.arrangement': () => {
      throw appError('NOT_FOUND');
    },
  });
  expect(await screen.findByText('Could not load the home page.')).toBeTruthy();
});
