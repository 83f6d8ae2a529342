import {
  EditRecordInput,
  EditRecordOutput,
  StopEditingInput,
  StopEditingOutput,
} from '@aabha/contracts/live/editing.schema';
import { EventStream } from '@aabha/contracts/wire/event-stream';
import { get, post } from '../../trpc/procedure-meta';
import { router, staffProcedure } from '../../trpc/procedures';
import { followChanges } from './live.service';
import { editRecord, stopEditing } from './record-editors.service';

export const liveRouter = router({
  changes: staffProcedure
    .meta(get('/admin/live', 'What changes in the shop, as server-sent events'))
    .output(EventStream)
    .query(({ ctx }) => followChanges(ctx)),
  edit: staffProcedure
    .meta(post('/admin/live/edit', 'Say that a record is being edited, and read who else does'))
    .input(EditRecordInput)
    .output(EditRecordOutput)
    .mutation(({ ctx, input }) => editRecord(ctx, input)),
  stopEditing: staffProcedure
    .meta(post('/admin/live/leave', 'Say that a record is no longer being edited'))
    .input(StopEditingInput)
    .output(StopEditingOutput)
    .mutation(({ ctx, input }) => stopEditing(ctx, input)),
});
