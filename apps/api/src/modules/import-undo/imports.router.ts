import {
  ListImportsInput,
  ListImportsOutput,
  PreviewUndoInput,
  UndoImportInput,
  UndoImportOutput,
  UndoPreview,
} from '@aabha/contracts/imports/imports.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { listImports, previewUndo, undoImport } from './undo-import.service';

export const importsRouter = router({
  list: superAdminProcedure
    .meta(post('/import/list', 'The imports of the last 30 days, newest first'))
    .input(ListImportsInput)
    .output(ListImportsOutput)
    .query(({ ctx, input }) => listImports(ctx, input)),
  previewUndo: superAdminProcedure
    .meta(post('/import/{id}/preview-undo', 'What undoing an import would do now'))
    .input(PreviewUndoInput)
    .output(UndoPreview)
    .query(({ ctx, input }) => previewUndo(ctx, input)),
  undo: superAdminProcedure
    .meta(post('/import/{id}/undo', 'Undo an import as previewed', ONCE_A_KEY))
    .input(UndoImportInput)
    .output(UndoImportOutput)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),
});
