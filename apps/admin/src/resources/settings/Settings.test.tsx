import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import type { SettingsSection } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { settings } from '.';
import { Settings } from './Settings';

const FIRST = {
  ...{ version: 1, note: 'First start', published_at: '2026-11-01T00:00:00.000Z', published_by: null },
  value: { ...DEMO_SECTIONS.company },
};
const COMPANY: SettingsSection = {
  ...{ section: 'company', draft: null, updated_at: FIRST.published_at },
  published: FIRST,
};
const FEES: SettingsSection = {
  ...{ section: 'fees', draft: null, updated_at: FIRST.published_at },
  published: { ...FIRST, value: { shippingFeePaise: 9900 } },
};
const withDraft = (over: object): SettingsSection => ({
  ...COMPANY,
  draft: { value: { ...FIRST.value, ...over }, saved_by: 'Sunil Rao' },
  updated_at: '2026-11-20T06:00:00.000Z',
});

const show = (sections: SettingsSection[], more = {}, missing: string[] = []) => {
  const calls = serveApi({ 'settings.sections': () => ({ sections, missing }), ...more });
  return { calls, ...renderScreen(<Settings />, { resources: [settings] }) };
};
const cardOf = async (name: string) => {
  const heading = await screen.findByText(name, { selector: 'h2' });
  return within(heading.closest('section') as HTMLElement);
};

test('each section shows what is published, since when, and by whom', async () => {
  show([COMPANY, FEES]);
  const company = await cardOf('Company');
  expect(company.getByText('29AAGCB7383J1Z4')).toBeTruthy();
  expect(company.getByText(/^Version 1, published 1 Nov 2026, .* at the first start$/)).toBeTruthy();
  expect((await cardOf('Fees')).getByText('₹99')).toBeTruthy();
});

test('what production lacks to take orders is listed', async () => {
  show([{ ...COMPANY, published: null }], {}, ['Company: not entered yet']);
  expect(await screen.findByText('This shop does not take orders yet')).toBeTruthy();
  expect(screen.getByText('Company: not entered yet')).toBeTruthy();
  expect((await cardOf('Company')).getByText('Not entered yet.')).toBeTruthy();
});

test('an edit is saved as a draft; a wrong GSTIN is named before anything is sent', async () => {
  const { calls } = show([COMPANY], { 'settings.saveDraft': () => ({ section: COMPANY }) });
  fireEvent.click(await screen.findByLabelText('Edit Company'));
  fillIn('GSTIN', '29AAGCB7383J1Z5');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText(/^This is not a GSTIN/)).toBeTruthy();
  fillIn('GSTIN', '29AAGCB7383J1Z4');
  fillIn('Shop name', 'Deepa');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Draft saved. It is not published yet.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'settings.saveDraft')?.input).toEqual({
    section: 'company',
    value: { ...FIRST.value, name: 'Deepa' },
    updated_at: FIRST.published_at,
  });
});

test('a fee is typed in rupees and sent in paise', async () => {
  const { calls } = show([FEES], { 'settings.saveDraft': () => ({ section: FEES }) });
  fireEvent.click(await screen.findByLabelText('Edit Fees'));
  expect(valueOf('Shipping fee of an order in rupees')).toBe('99');
  fillIn('Shipping fee of an order in rupees', '49.5');
  fireEvent.click(screen.getByText('Save draft'));
  await screen.findByText('Draft saved. It is not published yet.');
  expect(calls.find(({ path }) => path === 'settings.saveDraft')?.input).toMatchObject({
    value: { shippingFeePaise: 4950 },
  });
});

test('the second of two people compares, and nothing that was typed is lost', async () => {
  const theirs = withDraft({ tagline: 'Theirs' });
  const { calls } = show([COMPANY], {
    'settings.saveDraft': (input: { updated_at: string }) => {
      if (input.updated_at === FIRST.published_at) throw appError('RECORD_CHANGED', { current: theirs });
      return { section: theirs };
    },
  });
  fireEvent.click(await screen.findByLabelText('Edit Company'));
  fillIn('Shop name', 'Deepa');
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Draft saved. It is not published yet.');
  expect(calls.findLast(({ path }) => path === 'settings.saveDraft')?.input).toMatchObject({
    value: { name: 'Deepa', tagline: 'Theirs' },
    updated_at: theirs.updated_at,
  });
});

test('a publication names each change and shows a preview before it is sent', async () => {
  const draft = withDraft({ name: 'Deepa' });
  const { calls } = show([draft], { 'settings.publish': () => ({ section: COMPANY }) });
  fireEvent.click(await screen.findByText('Preview and publish'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem').textContent).toBe('Shop nameAabha → Deepa');
  expect(dialog.getByText('Deepa · Televisions worth staying in for.')).toBeTruthy();
  fireEvent.click(dialog.getByText('Publish'));
  expect(await screen.findByText('Company published.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'settings.publish')?.input).toEqual({
    ...{ section: 'company', updated_at: draft.updated_at, note: '' },
  });
});

test('a draft is discarded after a question', async () => {
  const draft = withDraft({ name: 'Deepa' });
  const { calls } = show([draft], { 'settings.discardDraft': () => ({ section: COMPANY }) });
  fireEvent.click(await screen.findByText('Discard draft'));
  fireEvent.click(await screen.findByText('Discard'));
  expect(await screen.findByText('Draft discarded.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'settings.discardDraft')?.input).toEqual({
    ...{ section: 'company', updated_at: draft.updated_at },
  });
});

test('a version is restored as a draft', async () => {
  const second = {
    ...FIRST,
    version: 2,
    published_by: 'Sunil Rao',
    value: { ...FIRST.value, name: 'Deepa' },
  };
  const { calls } = show([{ ...COMPANY, published: second }], {
    'settings.versions': () => ({ versions: [second, FIRST] }),
    'settings.saveDraft': () => ({ section: withDraft({}) }),
  });
  fireEvent.click(await screen.findByLabelText('Versions of Company'));
  fireEvent.click(await screen.findByText('Restore as draft'));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'settings.saveDraft')?.input).toMatchObject({
      value: FIRST.value,
    }),
  );
});
