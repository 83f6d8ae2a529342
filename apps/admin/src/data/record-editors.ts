import type { EditRecordInput, EditRecordOutput } from '@aabha/contracts/live/editing.schema';
import { api } from './trpc';

type Editor = EditRecordOutput['editors'][number];

/** Says that a record is being edited here. Returns who else edits it. */
export const editRecord = (record: EditRecordInput): Promise<readonly Editor[]> =>
  api.live.edit.mutate(record).then(({ editors }) => editors);

/** Says that a record is no longer being edited here. */
export function stopEditing(record: EditRecordInput): void {
  /* Whoever cannot say so is forgotten after a while. */
  void api.live.stopEditing.mutate(record).catch(() => undefined);
}
