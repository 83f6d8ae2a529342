import {
  ListDifferencesInput,
  ListDifferencesOutput,
  SettleDifferenceInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/init';
import { ONCE_A_KEY } from '../../trpc/rest-meta';
import { listDifferences, settleDifference } from './differences.service';

export const reconciliationRouter = router({
  list: superAdminProcedure
    .input(ListDifferencesInput)
    .output(ListDifferencesOutput)
    .query(({ ctx, input }) => listDifferences(ctx, input)),
  settle: superAdminProcedure
    .meta(ONCE_A_KEY)
    .input(SettleDifferenceInput)
    .output(Done)
    .mutation(({ ctx, input }) => settleDifference(ctx, input)),
});
