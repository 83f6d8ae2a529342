import { ListAuditInput, ListAuditOutput } from '@aabha/contracts/audit/audit.schema';
import { ListAuditAnchorsInput, ListAuditAnchorsOutput } from '@aabha/contracts/audit/audit-anchors.schema';
import { AuditChain, AuditChainInput } from '@aabha/contracts/audit/audit-chain.schema';
import { post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { getAuditChain } from './anchor-audit.service';
import { listAuditAnchors } from './audit-anchors.service';
import { listAudit } from './audit.service';

export const auditRouter = router({
  list: superAdminProcedure
    .meta(post('/admin/audit/list', 'The audit log, newest first, where wanted with one row for each batch'))
    .input(ListAuditInput)
    .output(ListAuditOutput)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  chain: superAdminProcedure
    .meta(post('/admin/audit/chain', 'How far the audit log is sealed, and the newest anchor'))
    .input(AuditChainInput)
    .output(AuditChain)
    .query(({ ctx }) => getAuditChain(ctx)),
  anchors: superAdminProcedure
    .meta(post('/admin/audit/anchors', 'The daily anchors of the audit log, newest first'))
    .input(ListAuditAnchorsInput)
    .output(ListAuditAnchorsOutput)
    .query(({ ctx, input }) => listAuditAnchors(ctx, input)),
});
