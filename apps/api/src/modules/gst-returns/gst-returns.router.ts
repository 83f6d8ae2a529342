import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  DownloadGstr1Input,
  Gstr1Filed,
  Gstr1Input,
  Gstr1Overview,
} from '@aabha/contracts/gstr1/gstr1.schema';
import { JsonFile } from '@aabha/contracts/wire/json-file';
import { ProgressLines } from '@aabha/contracts/wire/progress-lines';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { downloadReturn, exportReturn } from './export-return.service';
import { markReturnFiled, startReturnFiling } from './mark-return-filed.service';
import { getReturn, previewReturn } from './get-return.service';

export const gstReturnsRouter = router({
  get: superAdminProcedure
    .meta(post('/gst/gstr1/preview', 'The figures of a month’s GSTR-1 and its self-check', READS_REPORTS))
    .input(Gstr1Input)
    .output(Gstr1Overview)
    .query(({ ctx, input }) => getReturn(ctx, input)),
  preview: superAdminProcedure
    .meta(post('/gst/gstr1/preview/progress', 'The same, with its progress', READS_REPORTS))
    .input(Gstr1Input)
    .output(ProgressLines)
    .query(({ ctx, input }) => previewReturn(ctx, input)),
  downloadJson: superAdminProcedure
    .meta(post('/gst/gstr1/json', 'A month’s GSTR-1 as a JSON file', READS_REPORTS))
    .input(DownloadGstr1Input)
    .output(JsonFile)
    .mutation(({ ctx, input }) => downloadReturn(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/gst/gstr1/csv', 'The documents of a month’s GSTR-1 as a CSV file', READS_REPORTS))
    .input(DownloadGstr1Input)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportReturn(ctx, input)),
  markFiled: superAdminProcedure
    .meta(post('/gst/gstr1/filed', 'Marks a month’s GSTR-1 as filed, and stores its JSON'))
    .input(Gstr1Input)
    .output(Gstr1Filed)
    .mutation(({ ctx, input }) => markReturnFiled(ctx, input)),
  startFiling: superAdminProcedure
    .meta(post('/gst/gstr1/filed/progress', 'Marks a month’s GSTR-1 as filed, and reports its progress'))
    .input(Gstr1Input)
    .output(ProgressLines)
    .mutation(({ ctx, input }) => startReturnFiling(ctx, input)),
});
