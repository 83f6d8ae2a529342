import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidInput, refusal, type FakeResponse } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { PrivacyCentre } from './PrivacyCentre';
import type { Overview } from './use-privacy';

const OVERVIEW: Overview = {
  email: 'asha@example.in',
  has_account: true,
  held: [{ what: 'Orders', row_count: 12, on_erasure: 'anonymised', why: '' }],
  consents: [],
  nominee: null,
  requests: [],
  export: null,
  obstacles: [],
};
const COPY = { _id: 'copy-1', made: 3, file_count: 9, ready: false, expires_at: '2026-11-24T05:00:00.000Z' };
const REQUEST = { kind: 'correction' as const, answer: null, answered_at: null };
const DAY = '2026-11-20T05:00:00.000Z';

interface Shown {
  overview?: Partial<Overview> | FakeResponse;
  responses?: Readonly<Record<string, FakeResponse>>;
  linkKey?: string;
}

function show({ overview = {}, responses = {}, linkKey }: Shown = {}) {
  const read = typeof overview === 'function' ? overview : () => ({ ...OVERVIEW, ...overview });
  return renderInShop(<PrivacyCentre linkKey={linkKey} />, { 'privacy.overview': read, ...responses });
}

const press = (name: string) => screen.getByRole('button', { name });
const tooMany = () => {
  throw refusal('RATE_LIMITED', { retryAfterSeconds: 30 });
};

describe('without an account', () => {
  it('mails a link, and keeps the address when that is refused', async () => {
    let isRefused = true;
    const { user, inputsOf } = await show({
      responses: {
        'privacy.sendLink': () =>
          isRefused ? tooMany() : { message: 'We have sent you an email with a link.' },
      },
    });
    const field = screen.getByRole('textbox', { name: 'Email' });
    await user.click(press('Send me the link'));
    expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await user.type(field, 'asha@example.in');
    await user.click(press('Send me the link'));
    expect(await screen.findByText(/Too many/)).toBeInTheDocument();
    expect(field).toHaveValue('asha@example.in');
    isRefused = false;
    await user.click(press('Send me the link'));
    expect(await screen.findByText('We have sent you an email with a link.')).toBeInTheDocument();
    expect(inputsOf('privacy.sendLink')).toHaveLength(2);
  });

  it('offers a new link for one that no longer works', async () => {
    await show({
      linkKey: 'old',
      overview: () => {
        throw refusal('PRIVACY_LINK_WRONG');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(press('Send me the link')).toBeEnabled();
  });

  it('says that nothing is stored, and asks for no nominee or password', async () => {
    const { user, inputsOf } = await show({
      linkKey: 'key-1',
      overview: { has_account: false, held: [] },
      responses: { 'privacy.erase': () => ({ message: 'Your data has been erased.' }) },
    });
    expect(await screen.findByText('We store nothing about this email.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Nominee' })).toBeNull();
    await user.click(press('Erase my data…'));
    await user.click(press('Erase my data'));
    expect(await screen.findByText(/Your data has been erased/)).toBeInTheDocument();
    expect(inputsOf('privacy.erase')).toEqual([{ key: 'key-1' }]);
  });
});

describe('of an account', () => {
  beforeEach(() => signInShopper());

  it('says that it could not be loaded, and loads it again', async () => {
    let isLost = true;
    const { user } = await show({ overview: () => (isLost ? tooMany() : OVERVIEW) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
    isLost = false;
    await user.click(press('Try again'));
    expect(await screen.findByText('About asha@example.in')).toBeInTheDocument();
  });

  it('shows many kinds of records and many requests', async () => {
    const held = Array.from({ length: 40 }, (_, index) => ({
      ...{ what: `Kind ${index}`, row_count: 200 + index },
      ...{ on_erasure: 'kept' as const, why: 'Tax law.' },
    }));
    const requests = Array.from({ length: 200 }, (_, index) => ({
      ...{ ...REQUEST, _id: `request-${index}`, text: `Please correct ${index}` },
      ...{ due_at: DAY, created_at: DAY },
    }));
    await show({ overview: { held, requests } });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(41);
    expect(within(table).getByRole('row', { name: /Kind 39/ })).toHaveTextContent('239Kept Tax law.');
    const list = screen.getByRole('list', { name: 'Your requests' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(200);
  });

  it('makes a copy with its progress, and saves it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }));
    let copy: Overview['export'] = null;
    const { user } = await show({
      overview: () => ({ ...OVERVIEW, export: copy }),
      responses: {
        'privacy.startExport': () => ({ export: (copy = COPY) }),
        'privacy.downloadExport': () => ({ filename: 'my-data.zip', zip: btoa('PK') }),
      },
    });
    await screen.findByText('About asha@example.in');
    await user.click(press('Make the file'));
    expect(await screen.findByText('Making your file… 3 of 9')).toBeInTheDocument();
    copy = { ...COPY, ready: true };
    await user.click(await screen.findByRole('button', { name: 'Download' }, { timeout: 5000 }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.contexts[0]).toHaveAttribute('download', 'my-data.zip');
  });

  it('says why a copy was not started or has expired', async () => {
    const { user } = await show({
      overview: { export: { ...COPY, ready: true } },
      responses: {
        'privacy.startExport': tooMany,
        'privacy.downloadExport': () => {
          throw refusal('PRIVACY_EXPORT_NOT_FOUND');
        },
      },
    });
    await screen.findByText('About asha@example.in');
    await user.click(press('Make a new file'));
    expect(await screen.findByText(/Too many/)).toBeInTheDocument();
    await user.click(press('Download'));
    expect(await screen.findByText(/This file has expired/)).toBeInTheDocument();
  });

  it('keeps a nominee that was refused, with the reason beside the field', async () => {
    const { user } = await show({
      responses: {
        'privacy.saveNominee': () => {
          throw invalidInput({ phone: 'Phone number must be 10 digits.' });
        },
      },
    });
    await screen.findByText('About asha@example.in');
    const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type('Name', 'Nomi Rao');
    await type('Email', 'nomi@example.in');
    await type('Phone', '9876543210');
    await user.click(press('Save nominee'));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits.'));
    expect(phone).toHaveValue('9876543210');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nomi Rao');
  });

  it('keeps the text of a request that was refused, and clears it once sent', async () => {
    let isRefused = true;
    const { user, inputsOf } = await show({
      responses: { 'privacy.createRequest': () => (isRefused ? tooMany() : { request: {} }) },
    });
    await screen.findByText('About asha@example.in');
    const field = screen.getByRole('textbox', { name: 'Your request' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'grievance');
    await user.type(field, 'Why do you need my phone?');
    await user.click(press('Send request'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
    expect(field).toHaveValue('Why do you need my phone?');
    isRefused = false;
    await user.click(press('Send request'));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(inputsOf('privacy.createRequest').at(-1)).toEqual({
      kind: 'grievance',
      text: 'Why do you need my phone?',
    });
  });

  it('is erased with its password, which stays after a wrong one; then nobody is signed in', async () => {
    let isWrong = true;
    const { user, inputsOf } = await show({
      responses: {
        'privacy.erase': () => {
          if (isWrong) throw refusal('PASSWORD_NOT_YOURS');
          return { message: 'Your data has been erased.' };
        },
      },
    });
    await screen.findByText('About asha@example.in');
    await user.click(press('Erase my data…'));
    await user.type(screen.getByLabelText(/^Your password/), 'Secret123!');
    await user.click(press('Erase my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This password is not correct.');
    expect(screen.getByLabelText(/^Your password/)).toHaveValue('Secret123!');
    isWrong = false;
    await user.click(press('Erase my data'));
    expect(await screen.findByText(/Your data has been erased/)).toBeInTheDocument();
    expect(inputsOf('privacy.erase').at(-1)).toEqual({ password: 'Secret123!' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('names what an erasure waits for', async () => {
    await show({ overview: { obstacles: ['1 order is not delivered', '1 refund is due'] } });
    expect(await screen.findByRole('note')).toHaveTextContent('1 order is not delivered, 1 refund is due');
    expect(press('Erase my data…')).toBeDisabled();
  });
});
