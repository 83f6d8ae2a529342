import { appError } from '@aabha/contracts/errors/errors';
import type { Language } from '@aabha/contracts/language/language';
import type { DownloadExportInput, OwnDataInput } from '@aabha/contracts/privacy/privacy.schema';
import { EXPORT_HOURS } from '@aabha/contracts/privacy/privacy.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { enqueue } from '../../outbox/outbox';
import { issuedCreditNotePdf } from '../credit-notes/credit-notes.service';
import { issuedInvoicePdf } from '../invoices/invoices.service';
import {
  findExportContent,
  findExportToMake,
  findLastExport,
  insertExport,
  updateExport,
} from './own-data.queries';
import { callerOf } from './own-data.service';
import type { Person } from './personal-table.queries';
import { findAccount, readRows } from './person.queries';
import { PERSONAL_TABLES } from './personal-tables';
import { zipFiles, type ZipEntry } from './zip-files';

const HOUR_MS = 3_600_000;
/** How long a copy that is being made is waited for before another one is started. */
const MAKING_MS = 60_000;

/** Starts the making of a copy of a person's data; returns the one that is being made, if there is one. */
export async function startExport(ctx: RequestContext, input: OwnDataInput) {
  const person = await callerOf(ctx, input);
  const now = ctx.now();
  const last = await findLastExport(ctx.db, person, now.toISOString());
  const startedMs = last ? Date.parse(last.expires_at) - EXPORT_HOURS * HOUR_MS : 0;
  if (last && !last.ready && now.getTime() - startedMs < MAKING_MS) return { export: last };
  await ctx.limits.takeForAccount('contact', person.userId ?? person.email);
  const expiresAt = new Date(now.getTime() + EXPORT_HOURS * HOUR_MS).toISOString();
  const started = await inTx(ctx.db, async (tx) => {
    const row = await insertExport(tx, { userId: person.userId, email: person.email, expiresAt });
    await enqueue(tx, 'privacy.export', { exportId: row._id });
    return row;
  });
  return { export: started };
}

/** Returns a person's own copy as base64. */
export async function downloadExport(ctx: RequestContext, input: DownloadExportInput) {
  const person = await callerOf(ctx, input);
  const now = ctx.now();
  const content = await findExportContent(ctx.db, person, { id: input.id, now: now.toISOString() });
  if (!content) throw appError('PRIVACY_EXPORT_NOT_FOUND');
  return { filename: `my-data-${indiaDay(now)}.zip`, zip: content.toString('base64') };
}

const json = (name: string, rows: unknown): ZipEntry => ({
  name: `${name}.json`,
  content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`),
});

const idOf = ({ id }: Record<string, unknown>) => String(id);
const numberOf = ({ number }: Record<string, unknown>) => String(number).replaceAll('/', '-');

/** Returns the rows of every table that an export has, by the name of its file. */
async function readNouns({ workDb }: Pick<AppDeps, 'workDb'>, person: Person) {
  const nouns = new Map<string, Record<string, unknown>[]>();
  for (const table of PERSONAL_TABLES)
    if (table.file) nouns.set(table.file.name, await readRows(workDb, table, person));
  return nouns;
}

/** Yields the files of a copy: a JSON file for each noun, and the PDF of each invoice and credit note that has a number. */
async function* filesOf(
  deps: AppDeps,
  nouns: Awaited<ReturnType<typeof readNouns>>,
  language: Language,
): AsyncGenerator<ZipEntry> {
  for (const [name, rows] of nouns) yield json(name, rows);
  for (const [folder, pdfOf] of [
    ['invoices', issuedInvoicePdf],
    ['credit-notes', issuedCreditNotePdf],
  ] as const)
    for (const row of nouns.get(folder) ?? []) {
      const content = await pdfOf(deps, idOf(row), language);
      if (content) yield { name: `${folder}/${numberOf(row)}.pdf`, content };
    }
}

/** Makes a copy of a person's data as a ZIP file, and stores after each PDF how far it is. */
export async function makeExport(deps: AppDeps, { exportId }: { exportId: string }): Promise<void> {
  const found = await findExportToMake(deps.workDb, exportId);
  if (!found) return;
  const { userId, email } = found;
  const account = userId === null ? undefined : await findAccount(deps.workDb, userId);
  const nouns = await readNouns(deps, { userId, emails: account?.emails ?? [email] });
  const pdfs = ['invoices', 'credit-notes'].flatMap((name) => nouns.get(name) ?? []);
  const total = nouns.size + pdfs.length;
  const files: ZipEntry[] = [];
  const language = await mailLanguage({ db: deps.workDb }, { userId, email });
  for await (const file of filesOf(deps, nouns, language)) {
    files.push(file);
    if (file.name.endsWith('.pdf') || files.length === nouns.size)
      await updateExport(deps.workDb, exportId, { made: files.length, total });
  }
  const content = zipFiles(files, deps.ports.clock.now());
  await updateExport(deps.workDb, exportId, { made: files.length, total: files.length, content });
}
