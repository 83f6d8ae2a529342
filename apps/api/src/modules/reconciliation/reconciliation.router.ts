import {
  ListDiscrepanciesInput,
  ListDiscrepanciesOutput,
  SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY } from '../../trpc/procedure-meta';
import { listDiscrepancies, settleDiscrepancy } from './discrepancies.service';

export const reconciliationRouter = router({
  list: superAdminProcedure
    .input(ListDiscrepanciesInput)
    .output(ListDiscrepanciesOutput)
    .query(({ ctx, input }) => listDiscrepancies(ctx, input)),
  settle: superAdminProcedure
    .meta(ONCE_A_KEY)
    .input(SettleDiscrepancyInput)
    .output(Done)
    .mutation(({ ctx, input }) => settleDiscrepancy(ctx, input)),
});
