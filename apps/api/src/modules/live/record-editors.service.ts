import type { EditRecordInput, EditRecordOutput } from '@aabha/contracts/live/editing.schema';
import type { SignedInContext } from '../../context/context';
import { deleteEditor, deleteGoneEditors, selectOtherEditors, upsertEditor } from './record-editors.queries';

/** Notes that the caller edits a record, and returns who else does (docs/spec/back-office.md#who-else-is-editing). */
export async function editRecord(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  input: EditRecordInput,
): Promise<EditRecordOutput> {
  return db.transaction(async (tx) => {
    await deleteGoneEditors(tx);
    await upsertEditor(tx, input, user.id);
    return { editors: await selectOtherEditors(tx, input, user.id) };
  });
}

/** Notes that the caller has left a record. */
export async function stopEditing(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  input: EditRecordInput,
): Promise<Record<string, never>> {
  await deleteEditor(db, input, user.id);
  return {};
}
