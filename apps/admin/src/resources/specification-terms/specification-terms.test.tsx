import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { specificationTerms, unknownSpecifications } from '.';
import { TermList } from './TermList';
import { UnknownKeyList } from './UnknownKeyList';

/* Required labels end with a thin space and an asterisk. */
const NAME = 'Name\u2009*';
const GROUP = 'Group\u2009*';
const AT = '2026-11-21T06:00:00.000Z';
const term = (over: object) => ({
  ...{ _id: 't1', name: 'Sound output', name_hi: 'आउटपुट', group: 'Sound', group_hi: 'आवाज़', type: 'number' },
  ...{ unit: 'W', choices: [], better: 'higher', position: 10, aliases: ['Output'] },
  ...{ used: 38, created_at: AT, updated_at: AT, ...over },
});
const HDMI = term({ _id: 't2', name: 'HDMI ports', unit: null, aliases: [], used: 0 });
const TERMS = [term({}), HDMI];
const RESOURCES = [specificationTerms, unknownSpecifications];
const served = (over: object = {}) =>
  serveApi({
    'specifications.dictionary': () => ({ termList: TERMS }),
    'specifications.list': () => ({ termList: TERMS, termCount: 2, groups: ['Sound'], unknownCount: 7 }),
    'specifications.listUnknown': () => ({
      keyList: [{ _id: 'warp', key: 'Warp drive', group: 'Sound', used: 3, examples: ['yes'] }],
      keyCount: 1,
    }),
    ...over,
  });

test('a term is added with its other names; a name that is taken keeps what was typed', async () => {
  let isTaken = true;
  const calls = served({
    'specifications.create': () => {
      if (isTaken) throw new AppError('SPECIFICATION_NAME_TAKEN', undefined, { name: 'It is taken.' });
      return { term: HDMI };
    },
  });
  renderScreen(<TermList />, { resources: RESOURCES });
  expect(await screen.findByText('7 names without a term')).toBeTruthy();
  fireEvent.click(screen.getByText('Add term'));
  fireEvent.click(await screen.findByText('Save term'));
  expect(await screen.findByText('Group is required.')).toBeTruthy();
  fillIn(NAME, 'USB ports');
  fillIn(GROUP, 'Connections');
  fillIn('Other names, one per line', 'USB\n\n No. of USB ports ');
  fireEvent.click(screen.getByText('Save term'));
  expect(await screen.findByText('It is taken.')).toBeTruthy();
  expect(valueOf(NAME)).toBe('USB ports');
  isTaken = false;
  fillIn(NAME, 'USB sockets');
  fireEvent.click(screen.getByText('Save term'));
  expect(await screen.findByText('USB sockets is saved.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'specifications.create').at(-1)?.input).toEqual({
    ...{ name: 'USB sockets', name_hi: '', group: 'Connections', group_hi: '', type: 'text', unit: null },
    ...{ choices: [], better: 'none', position: 100, aliases: ['USB', 'No. of USB ports'] },
  });
});

test('deleting names how many televisions use the term and what becomes of them', async () => {
  const calls = served({ 'specifications.remove': () => ({ message: 'Term deleted.' }) });
  renderScreen(<TermList />, { resources: RESOURCES });
  fireEvent.click(await screen.findByLabelText('Delete Sound output'));
  expect(
    await screen.findByText(/^38 televisions use it\. Their specifications stay as they are\./),
  ).toBeTruthy();
  fireEvent.click(screen.getByText('Delete'));
  expect(await screen.findByText('Term deleted.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'specifications.remove')?.input).toEqual({ id: 't1' });
});

test('a name without a term is added to one, or begins one with its group', async () => {
  const calls = served({ 'specifications.addAlias': () => ({ term: HDMI }) });
  const { user } = renderScreen(<UnknownKeyList />, {
    resources: [unknownSpecifications, specificationTerms],
  });
  fireEvent.click(await screen.findByLabelText('Make a term of Warp drive'));
  await waitFor(() => expect(valueOf(GROUP)).toBe('Sound'));
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByLabelText('Add Warp drive to a term'));
  await user.click(await screen.findByRole('combobox', { name: 'Term' }));
  await user.click(await screen.findByText('HDMI ports (Sound)'));
  fireEvent.click(screen.getByText('Add name'));
  expect(await screen.findByText('“Warp drive” is known now.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'specifications.addAlias')?.input).toEqual({
    id: 't2',
    key: 'Warp drive',
  });
});

const PREVIEW = {
  ...{ rowCount: 2, createCount: 1, updateCount: 1, unchangedCount: 0, errorCount: 0 },
  ...{ kind: 'update', pageNum: 1, errors: [], digest: 'shown' },
  changes: [
    {
      ...{ line: 2, kind: 'update', label: 'Sound output' },
      fields: [{ field: 'Other names', before: 'Output', after: 'Output; Watts' }],
    },
  ],
};
const chooseFile = (user: ReturnType<typeof renderScreen>['user'], text: string) => {
  const file = Object.assign(new File([text], 'terms.csv', { type: 'text/csv' }), {
    text: () => Promise.resolve(text),
  });
  return user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
};

test('a file of terms is previewed, and imported exactly as it was shown', async () => {
  const calls = served({
    'specifications.previewImport': () => PREVIEW,
    'specifications.importCsv': () => ({ createCount: 1, updateCount: 1, unchangedCount: 0 }),
  });
  const { user } = renderScreen(<TermList />, { resources: RESOURCES });
  await user.click(await screen.findByText('Import CSV'));
  expect(await screen.findByText('Import terms')).toBeTruthy();
  await chooseFile(user, 'Group,Name,Type');
  expect((await screen.findByText('Output; Watts')).tagName).toBe('INS');
  await user.click(screen.getByText('Import 2 rows'));
  expect(await screen.findByText('Imported: 1 added, 1 changed, 0 unchanged.')).toBeTruthy();
  const sent = calls.find(({ path }) => path === 'specifications.importCsv')?.input as FormData;
  expect(Object.fromEntries(sent)).toEqual({
    ...{ csv: 'Group,Name,Type', digest: 'shown', fileName: 'terms.csv' },
  });
  await waitFor(() => expect(screen.queryByText('Import terms')).toBeNull());
});

test('a dictionary that has changed since the preview is not imported, and the dialog says so', async () => {
  served({
    'specifications.previewImport': () => PREVIEW,
    'specifications.importCsv': () => {
      throw new AppError('IMPORT_STALE');
    },
  });
  const { user } = renderScreen(<TermList />, { resources: RESOURCES });
  await user.click(await screen.findByText('Import CSV'));
  await screen.findByText('Import terms');
  await chooseFile(user, 'Group,Name,Type');
  await user.click(await screen.findByText('Import 2 rows'));
  expect(await screen.findByText(new AppError('IMPORT_STALE').message)).toBeTruthy();
  expect(screen.getByText('Import terms')).toBeTruthy();
});
