import {
  DownloadCreditNoteInput,
  DownloadCreditNoteOutput,
  ExportCreditNotesInput,
  ListCreditNotesInput,
  ListCreditNotesOutput,
  UpdateCreditNoteInput,
  UpdateCreditNoteOutput,
} from '@aabha/contracts/credit-notes/credit-notes.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { router, superAdminProcedure, userOrSuperProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  downloadCreditNote,
  exportCreditNotes,
  listCreditNotes,
  updateCreditNote,
} from './credit-notes.service';

export const creditNotesRouter = router({
  list: userOrSuperProcedure
    .meta(post('/creditNote/list', "One's own credit notes; all of them for a SuperAdmin"))
    .input(ListCreditNotesInput)
    .output(ListCreditNotesOutput)
    .query(({ ctx, input }) => listCreditNotes(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/creditNote/export', 'The credit notes of a filter as a CSV file', READS_REPORTS))
    .input(ExportCreditNotesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportCreditNotes(ctx, input)),
  update: superAdminProcedure
    .meta(post('/creditNote/{id}/update', 'Whether the buyer has reversed the input credit'))
    .input(UpdateCreditNoteInput)
    .output(UpdateCreditNoteOutput)
    .mutation(({ ctx, input }) => updateCreditNote(ctx, input)),
  download: userOrSuperProcedure
    .meta(post('/creditNote/{id}/download', 'The credit note as a PDF file'))
    .input(DownloadCreditNoteInput)
    .output(DownloadCreditNoteOutput)
    .query(({ ctx, input }) => downloadCreditNote(ctx, input)),
});
