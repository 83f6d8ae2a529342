import { ListAuditInput, ListAuditOutput } from '@aabha/contracts/audit/audit.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { listAudit } from './audit.service';

export const auditRouter = router({
  list: superAdminProcedure
    .input(ListAuditInput)
    .output(ListAuditOutput)
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
