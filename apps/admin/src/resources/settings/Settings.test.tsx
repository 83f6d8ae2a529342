import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
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

test('a text or hero without Hindi says what shoppers who read Hindi see', async () => {
  const { terms, privacy, hero } = DEMO_SECTIONS;
  const english = { ...terms, titleHi: '', leadHi: '', descriptionHi: '', bodyHi: '' };
  const section = (name: SettingsSection['section'], value: object): SettingsSection => ({
    ...{ ...COMPANY, section: name },
    published: { ...FIRST, value: { ...value } },
  });
  show([section('terms', english), section('privacy', privacy), section('hero', { ...hero, ledTextHi: '' })]);
  const card = await cardOf('Terms and conditions');
  expect(card.getByRole('alert').textContent).toMatch(/^There is no Hindi text yet\./);
  expect((await cardOf('Privacy and warranty policy')).queryByRole('alert')).toBeNull();
  const { label } = SECTION_LABELS.hero;
  expect((await cardOf(label)).getByRole('alert').textContent).toMatch(/^Some Hindi fields are empty\./);
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

test('choices are shown in words, and a cleared date is sent as an empty text', async () => {
  const value = { hsnDigits: 6, eInvoicingFrom: '2026-04-01', gstr1Version: 'GST3.2.4' };
  const tax: SettingsSection = {
    ...{ section: 'tax', draft: null, updated_at: FIRST.published_at },
    published: { ...FIRST, value },
  };
  const drops: SettingsSection = {
    ...{ section: 'prices', draft: null, updated_at: FIRST.published_at },
    published: { ...FIRST, value: { largeDropsNeedApproval: true } },
  };
  const { calls } = show([tax, drops], { 'settings.saveDraft': () => ({ section: tax }) });
  const card = await cardOf('Tax');
  expect(card.getByText('1 Apr 2026')).toBeTruthy();
  expect(card.getByText('6')).toBeTruthy();
  expect((await cardOf('Price changes')).getByText('Yes')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Edit Tax'));
  expect(await screen.findByText('Ask your accountant:')).toBeTruthy();
  fillIn('E-invoices from', '');
  /* As a browser does: a date that is being typed is empty, too. */
  fireEvent.blur(screen.getByLabelText('E-invoices from'));
  fireEvent.click(screen.getByText('Save draft'));
  await screen.findByText('Draft saved. It is not published yet.');
  expect(calls.find(({ path }) => path === 'settings.saveDraft')?.input).toMatchObject({
    value: { ...value, eInvoicingFrom: '' },
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
    'settings.restore': () => ({ section: withDraft({}) }),
  });
  fireEvent.click(await screen.findByLabelText('Versions of Company'));
  fireEvent.click(await screen.findByText('Restore as draft'));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'settings.restore')?.input).toEqual({
      ...{ section: 'company', version: 1, updated_at: COMPANY.updated_at },
    }),
  );
});

const textSection = (over: object): SettingsSection => ({
  ...{ section: 'terms', updated_at: FIRST.published_at },
  published: { ...FIRST, value: { ...DEMO_SECTIONS.terms } },
  draft: { value: { ...DEMO_SECTIONS.terms, ...over }, saved_by: 'Sunil Rao' },
});

test('a text is previewed as its page, with the lines that change and the facts of the shop', async () => {
  const body = DEMO_SECTIONS.terms.body.replace('18 or older', '21 or older');
  show([COMPANY, textSection({ body })]);
  fireEvent.click(await screen.findByText('Preview and publish'));
  const dialog = within(await screen.findByRole('dialog'));
  const [change] = dialog.getAllByText(/you must be 21 or older/);
  expect(change?.tagName).toBe('INS');
  expect(dialog.getByText(/you must be 18 or older/).tagName).toBe('DEL');
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: '1. Who we are' })).toBeTruthy();
  expect(preview.getByText(/Aabha is the online shop of Aabha Electronics Private Limited/)).toBeTruthy();
});

test('a text that is not valid keeps what was typed, with the line that is wrong', async () => {
  const { calls } = show([{ ...textSection({}), draft: null }]);
  fireEvent.click(await screen.findByLabelText('Edit Terms and conditions'));
  const [field] = await screen.findAllByLabelText('Text');
  if (!field) throw new Error('There is no field for the text.');
  const typed = '## Prices\n\n<b>All of them</b>';
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Line 3: HTML such as <b> is not allowed.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe(typed);
  expect(calls.some(({ path }) => path === 'settings.saveDraft')).toBe(false);
});

test('holidays are rows, and a date that is there twice is refused beside its row', async () => {
  const holidays: SettingsSection = {
    ...{ section: 'holidays', draft: null, updated_at: FIRST.published_at },
    published: { ...FIRST, value: { holidays: [{ date: '2026-12-25', name: 'Christmas' }] } },
  };
  const { calls } = show([holidays], { 'settings.saveDraft': () => ({ section: holidays }) });
  expect(await screen.findByText('25 Dec 2026: Christmas')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Edit Holidays'));
  fireEvent.click(await screen.findByText('Add holiday'));
  await waitFor(() => expect(screen.getAllByLabelText('Date')).toHaveLength(2));
  const enter = (date: string) => {
    fireEvent.change(screen.getAllByLabelText('Date')[1] as Element, { target: { value: date } });
    fireEvent.change(screen.getAllByLabelText('Name')[1] as Element, { target: { value: 'Republic Day' } });
    fireEvent.click(screen.getByText('Save draft'));
  };
  enter('2026-12-25');
  expect(await screen.findByText('This date is in the list already.')).toBeTruthy();
  enter('2027-01-26');
  await screen.findByText('Draft saved. It is not published yet.');
  expect(calls.find(({ path }) => path === 'settings.saveDraft')?.input).toMatchObject({
    value: {
      holidays: [
        { date: '2026-12-25', name: 'Christmas' },
        { date: '2027-01-26', name: 'Republic Day' },
      ],
    },
  });
});
