import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { InputCreditInput, InputCreditOutput } from '@aabha/contracts/input-credit/input-credit.schema';
import { router, userProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { exportInputCredit, listInputCredit } from './input-credit.service';

export const inputCreditRouter = router({
  list: userProcedure
    .meta(post('/inputCredit/list', 'The GST that the caller’s business can claim, by month'))
    .input(InputCreditInput)
    .output(InputCreditOutput)
    .query(({ ctx, input }) => listInputCredit(ctx, input)),
  exportCsv: userProcedure
    .meta(post('/inputCredit/export', 'The input credit of a year as a CSV file'))
    .input(InputCreditInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportInputCredit(ctx, input)),
});
