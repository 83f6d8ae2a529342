import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specificationNames, specificationTerms } from '@aabha/db/schema/specifications';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm } from '../../testing/forms';
import { FEW_COLUMNS, reasonOf, termFile, termRow, termSteps } from '../../testing/term-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let steps: ReturnType<typeof termSteps>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  steps = termSteps(shop, boss);
});
afterAll(() => shop.stop());

const exported = async (search: string) => {
  const response = await fetch(`${shop.url}/api/v1/specification/term/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { search } }),
  });
  return response.text();
};

describe('importing the dictionary', () => {
  it('takes its own export as no change, whatever the names are', async () => {
    await steps.add('Odd; "names"', { aliases: ['one; two', "'=sum", '"open', 'A,B'], group_hi: 'आवाज़' });
    await steps.add('Odd number', { type: 'number', unit: 'W', better: 'higher', position: 7 });
    await steps.add('Odd list', { type: 'choice', choices: ['No; never', 'Yes'], name_hi: 'सूची' });
    const csv = await exported('odd');
    const preview = await steps.api().previewImport.mutate({ csv });
    expect(preview).toMatchObject({ rowCount: 3, unchangedCount: 3, errorCount: 0, updateCount: 0 });
    expect(await steps.api().importCsv.mutate({ csv })).toEqual({
      ...{ createCount: 0, updateCount: 0, unchangedCount: 3 },
    });
  });

  it('is previewed by row and then carried out whole, each row audited', async () => {
    const old = await steps.add('Tweeters', { aliases: ['Highs'], name_hi: 'ट्वीटर' });
    const csv = termFile([
      termRow('tweeters', 'Highs; High speakers'),
      termRow('Woofers', 'Lows'),
      termRow('Mids', '', 'Voice'),
    ]);
    const preview = await steps.api().previewImport.mutate({ csv });
    expect(preview).toMatchObject({ rowCount: 3, createCount: 2, updateCount: 1, kind: 'update' });
    expect(preview.changes).toEqual([
      {
        ...{ line: 2, kind: 'update', label: 'tweeters' },
        fields: [
          { field: 'Name', before: 'Tweeters', after: 'tweeters' },
          { field: 'Other names', before: 'Highs', after: 'High speakers; Highs' },
        ],
      },
    ]);
    expect(await steps.found('Woofers')).toBeUndefined();
    const done = await steps.api().importCsv.mutate({ csv, digest: preview.digest });
    expect(done).toMatchObject({ createCount: 2, updateCount: 1, unchangedCount: 0 });
    /* A column that the file lacks changes nothing. */
    expect(await steps.found('Tweeters')).toMatchObject({ _id: old._id, name: 'tweeters', name_hi: 'ट्वीटर' });
    const woofers = await steps.found('Woofers');
    expect(woofers).toMatchObject({ aliases: ['Lows'], group_hi: 'आवाज़' });
    expect(await steps.actionsOn(old._id)).toEqual([
      'specification-term.create',
      'specification-term.import-update',
    ]);
    expect(await steps.actionsOn(woofers?._id ?? '')).toEqual(['specification-term.import-create']);
  });

  it('imports nothing of a file with an error, and names each by its line', async () => {
    await steps.add('Gamut', { aliases: ['Colour gamut'] });
    const csv = termFile([
      termRow('Fine'),
      termRow('Colour Gamut'),
      termRow('fine.'),
      ['Sound', 'Wrong', 'Colour', ''],
      termRow('Other', 'FINE'),
      termRow('Gamut', Array.from({ length: 51 }, (_, n) => `G${n}`).join(';')),
    ]);
    const { errors } = await steps.api().previewImport.mutate({ csv });
    expect(errors).toEqual([
      { line: 3, field: 'Name', message: '“Gamut” has this name already: “Colour Gamut”.' },
      { line: 4, field: '', message: 'This repeats line 2.' },
      {
        ...{ line: 5, field: 'Type' },
        message: 'The type is one of “Text”, “Number”, “Yes or no”, “Choice from a list”.',
      },
      { line: 6, field: 'Other names', message: 'Line 2 has this name too: “FINE”.' },
      { line: 7, field: 'Other names', message: 'A term has at most 50 other names.' },
    ]);
    expect(await reasonOf(steps.api().importCsv.mutate({ csv }))).toBe('IMPORT_INVALID');
    expect(await steps.found('Fine')).toBeUndefined();
  });

  it('lets names move between terms of the file, and names all terms of a group in Hindi', async () => {
    await steps.add('Left', { aliases: ['Shared'], group: 'Sides' });
    await steps.add('Right', { group: 'Sides' });
    const outside = await steps.add('Outside the file', { group: 'Sides' });
    const columns = [...FEW_COLUMNS, 'Group in Hindi'];
    await steps.importRows(
      [
        [...termRow('Left', '', 'Sides'), 'दिशा'],
        [...termRow('Right', 'Shared', 'Sides'), 'दिशा'],
      ],
      columns,
    );
    expect(await steps.found('Left')).toMatchObject({ aliases: [], group_hi: 'दिशा' });
    expect(await steps.found('Shared')).toMatchObject({ name: 'Right', group_hi: 'दिशा' });
    expect(await steps.found(outside.name)).toMatchObject({ group_hi: 'दिशा' });
  });

  it('is refused when the dictionary has changed since its preview', async () => {
    const term = await steps.add('Latency');
    const csv = termFile([termRow('Latency', 'Delay')]);
    const { digest } = await steps.api().previewImport.mutate({ csv });
    await steps.api().addAlias.mutate({ id: term._id, key: 'Lag' });
    expect(await reasonOf(steps.api().importCsv.mutate({ csv, digest }))).toBe('IMPORT_STALE');
    expect((await steps.found('Latency'))?.aliases).toEqual(['Lag']);
  });

  it('is done once by two at the same time, and by one of two that want a name', async () => {
    const csv = termFile([termRow('Raced', 'Racing'), termRow('Raced too')]);
    const { digest } = await steps.api().previewImport.mutate({ csv });
    const twice = await Promise.all(
      [1, 2].map(() => reasonOf(steps.api().importCsv.mutate({ csv, digest }))),
    );
    expect(twice.toSorted()).toEqual(['IMPORT_STALE', 'done']);
    const rivals = await Promise.all(
      ['First', 'Second'].map((name) =>
        reasonOf(steps.api().importCsv.mutate({ csv: termFile([termRow(name, 'Prize')]) })),
      ),
    );
    expect(rivals.toSorted()).toEqual(['IMPORT_INVALID', 'done']);
    const owners = await shop.db
      .select()
      .from(specificationNames)
      .where(inArray(specificationNames.folded, ['raced', 'racing', 'racedtoo', 'prize']));
    expect(owners).toHaveLength(4);
  });

  it('does not wait for ever beside edits, additions and merges of the same terms', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `Busy ${n}`);
    const terms = await Promise.all(names.map((name) => steps.add(name)));
    const csv = (n: number) => termFile(names.map((name) => termRow(name, `${name} alias ${n}`)));
    const results = await Promise.all([
      ...[1, 2, 3].map((n) => reasonOf(steps.api().importCsv.mutate({ csv: csv(n) }))),
      ...terms
        .slice(0, 3)
        .map(({ _id: id }, n) => reasonOf(steps.api().addAlias.mutate({ id, key: `Busy key ${n}` }))),
      reasonOf(steps.api().merge.mutate({ id: terms[4]!._id, into: terms[5]!._id })),
      ...[7, 8].map((n) => reasonOf(steps.add(`Busy ${n}`))),
    ]);
    const refusals = results.filter((result) => result !== 'done');
    /* A merge may leave a name that a file has as a term of its own. */
    expect(refusals.filter((reason) => reason !== 'IMPORT_INVALID')).toEqual([]);
  });

  it('accepts a file over REST, as a field and as a file, for a SuperAdmin only', async () => {
    const csv = termFile([termRow('Over REST', 'RESTful')]);
    const path = '/specification/term/import';
    const preview = await sendForm<{ digest: string; createCount: number }>(
      shop,
      `${path}/preview`,
      { csv: new File([csv], 'terms.csv') },
      boss.token,
    );
    expect(preview.body.data).toMatchObject({ createCount: 1, errorCount: 0 });
    const sub = await signedInAs(shop, 'SubAdmin');
    expect((await sendForm(shop, path, { csv }, sub.token)).status).toBe(403);
    const { digest } = preview.body.data;
    const done = await sendForm(shop, path, { csv, digest, fileName: 'terms.csv' }, boss.token);
    expect(done.body.data).toMatchObject({ createCount: 1 });
    const stale = await sendForm(shop, path, { csv, digest }, boss.token);
    expect(stale.status).toBe(409);
  });

  it('takes a file of 900 terms with 20 other names each, over REST too', async () => {
    const others = (n: number) =>
      Array.from({ length: 20 }, (_, at) => `Other name ${at} of the term ${n}`).join('; ');
    const csv = termFile(
      Array.from({ length: 900 }, (_, n) => termRow(`Many ${n}`, others(n), `Group ${n % 30}`)),
    );
    expect(csv.length).toBeGreaterThan(300_000);
    const path = '/specification/term/import';
    type Done = { createCount: number; importId?: string };
    const { body } = await sendForm<Done>(shop, path, { csv }, boss.token);
    expect(body.data).toMatchObject({ createCount: 900 });
    const rest = await shop.db.$count(specificationTerms);
    const tooMany = termFile(Array.from({ length: 1001 - rest }, (_, n) => termRow(`One too many ${n}`)));
    expect((await steps.api().previewImport.mutate({ csv: tooMany })).errors).toEqual([
      { line: 1002 - rest, field: '', message: 'The dictionary has at most 1,000 terms.' },
    ]);
    expect(await steps.undo(body.data.importId ?? '')).toMatchObject({ removedCount: 900, keptCount: 0 });
  });
});
