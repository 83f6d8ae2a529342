import { eq } from 'drizzle-orm';
import { formatCsv } from '@aabha/contracts/csv/csv';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import { auditLog } from '@aabha/db/schema/audit';
import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** The columns of a small file. */
export const FEW_COLUMNS = ['Group', 'Name', 'Type', 'Other names'];
/** A file of terms. */
export const termFile = (rows: string[][], columns = FEW_COLUMNS) => formatCsv(columns, rows);
/** A row of it. */
export const termRow = (name: string, others = '', group = 'Sound') => [group, name, 'Text', others];
/** Returns the reason of a refusal, or that there was none. */
export const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );

/** Returns what a SuperAdmin does with the dictionary of a shop, and what is read of it. */
export function termSteps(shop: TestShop, boss: SignedIn) {
  const api = () => shop.trpc(boss.token).specifications;
  const add = (name: string, over: Partial<TermFields> = {}) =>
    api()
      .create.mutate({ name, group: 'Sound', type: 'text', ...over })
      .then(({ term }) => term);
  const found = async (search: string) => (await api().list.query({ filters: { search } })).termList[0];
  const undo = async (id: string) => {
    const { imports } = shop.trpc(boss.token);
    return imports.undo.mutate({ id, digest: (await imports.previewUndo.query({ id })).digest });
  };
  const importRows = async (rows: string[][], columns = FEW_COLUMNS) =>
    (await api().importCsv.mutate({ csv: termFile(rows, columns), fileName: 'terms.csv' })).importId ?? '';
  const actionsOn = async (id: string) =>
    (await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map(({ action }) => action);
  return { api, add, found, undo, importRows, actionsOn };
}
