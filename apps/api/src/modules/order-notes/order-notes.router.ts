import {
  AddOrderNoteInput,
  DownloadNoteFileInput,
  ListOrderNotesInput,
  NoteFileOutput,
  OrderNotesOutput,
} from '@aabha/contracts/orders/order-notes.schema';
import { formInput } from '../../trpc/form-input';
import { WITH_ATTACHMENTS } from '../../trpc/input-limits';
import { router, staffProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, postForm } from '../../trpc/procedure-meta';
import { addOrderNote, downloadNoteFile, listOrderNotes } from './order-notes.service';

export const orderNotesRouter = router({
  list: staffProcedure
    .meta(post('/order/{id}/note/list', 'The notes of staff about an order'))
    .input(ListOrderNotesInput)
    .output(OrderNotesOutput)
    .query(({ ctx, input }) => listOrderNotes(ctx, input)),
  add: staffProcedure
    .meta(
      postForm('/order/{id}/note', 'Add a note about an order, which is mailed to whom it mentions', {
        ...ONCE_A_KEY,
        limits: WITH_ATTACHMENTS,
      }),
    )
    .input(formInput(AddOrderNoteInput))
    .output(OrderNotesOutput)
    .mutation(({ ctx, input }) => addOrderNote(ctx, input)),
  downloadFile: staffProcedure
    .meta(post('/order/note/file/{id}/download', 'A file of a note about an order'))
    .input(DownloadNoteFileInput)
    .output(NoteFileOutput)
    .query(({ ctx, input }) => downloadNoteFile(ctx, input)),
});
