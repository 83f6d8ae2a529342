import {
  LatestSelfAudit,
  ListSelfAuditsInput,
  ListSelfAuditsOutput,
  RunSelfAuditInput,
  SelfAuditDeclaration,
  SelfAuditDetails,
  SelfAuditInput,
} from '@aabha/contracts/self-audit/self-audit.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { get, post } from '../../trpc/procedure-meta';
import {
  downloadDeclaration,
  getLatestSelfAudit,
  getSelfAudit,
  listSelfAudits,
  startSelfAudit,
  stopSelfAudit,
} from './self-audits.service';

export const selfAuditsRouter = router({
  latest: publicProcedure
    .meta(get('/selfAudit/latest', 'Date and results of the latest self-audit of dark patterns'))
    .output(LatestSelfAudit)
    .query(({ ctx }) => getLatestSelfAudit(ctx)),
  list: superAdminProcedure
    .meta(post('/selfAudit/list', 'Self-audits of dark patterns, newest first'))
    .input(ListSelfAuditsInput)
    .output(ListSelfAuditsOutput)
    .query(({ ctx, input }) => listSelfAudits(ctx, input)),
  get: superAdminProcedure
    .meta(get('/selfAudit/{id}', 'A self-audit with the result of each pattern'))
    .input(SelfAuditInput)
    .output(SelfAuditDetails)
    .query(({ ctx, input }) => getSelfAudit(ctx, input)),
  start: superAdminProcedure
    .meta(post('/selfAudit/start', 'Starts a self-audit'))
    .input(RunSelfAuditInput)
    .output(Done)
    .mutation(({ ctx }) => startSelfAudit(ctx)),
  stop: superAdminProcedure
    .meta(post('/selfAudit/stop', 'Stops the self-audit'))
    .input(RunSelfAuditInput)
    .output(Done)
    .mutation(({ ctx }) => stopSelfAudit(ctx)),
  download: superAdminProcedure
    .meta(post('/selfAudit/{id}/download', 'The declaration of a self-audit as a PDF file'))
    .input(SelfAuditInput)
    .output(SelfAuditDeclaration)
    .query(({ ctx, input }) => downloadDeclaration(ctx, input)),
});
