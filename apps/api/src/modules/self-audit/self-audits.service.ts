import type { ListSelfAuditsInput } from '@aabha/contracts/self-audit/self-audit.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  countAudits,
  findAudit,
  findLatestDone,
  findPendingAudit,
  insertAudit,
  lockAuditRequests,
  selectAudits,
  stopPendingAudit,
} from './self-audits.queries';

/** Returns a page of self-audits, newest first. */
export async function listSelfAudits(ctx: SignedInContext, input: ListSelfAuditsInput) {
  const [selfAuditList, selfAuditCount] = await Promise.all([
    selectAudits(ctx.db, input),
    countAudits(ctx.db),
  ]);
  return { selfAuditList, selfAuditCount };
}

/** Returns a self-audit with the result of each pattern; none before it is done. */
export async function getSelfAudit(ctx: SignedInContext, { id }: { id: string }) {
  const audit = isUuid(id) ? await findAudit(ctx.db, id) : undefined;
  if (!audit) throw appError('SELF_AUDIT_NOT_FOUND');
  return { ...audit, results: audit.results ?? [] };
}

/** Returns date and results of the audit that was done last, for everybody; null where there is none. */
export async function getLatestSelfAudit(ctx: RequestContext) {
  const found = await findLatestDone(ctx.db);
  if (!found?.results || found.endedAt === null) return { audit: null };
  const results = found.results.map(({ pattern, result }) => ({ pattern, result }));
  return { audit: { ended_at: found.endedAt, results } };
}

/** Requests a self-audit, which a worker starts within seconds. 409 while one waits or runs. */
export async function startSelfAudit(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    await lockAuditRequests(tx);
    if (await findPendingAudit(tx)) throw appError('SELF_AUDIT_RUNNING');
    const requestedAt = ctx.now().toISOString();
    const appVersion = ctx.config.BUILD_VERSION;
    const id = await insertAudit(tx, { requestedBy: ctx.user.id, requestedAt, appVersion });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'self-audit.start', entity: 'self-audit', entityId: id },
      ...{ before: null, after: { state: 'waiting' } },
    });
  });
  return { message: 'The self-audit starts in a few seconds.' };
}

/** Stops the self-audit. 409 where none waits or runs. */
export async function stopSelfAudit(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    const id = await stopPendingAudit(tx, ctx.now().toISOString());
    if (id === undefined) throw appError('SELF_AUDIT_OVER');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'self-audit.stop', entity: 'self-audit', entityId: id },
      ...{ before: null, after: { state: 'stopped' } },
    });
  });
  return { message: 'The self-audit is being stopped.' };
}

/** Returns the declaration of a self-audit that is done as a PDF. */
export async function downloadDeclaration(ctx: SignedInContext, input: { id: string }) {
  const { _id: id, ended_at: endedAt, app_version: appVersion, results } = await getSelfAudit(ctx, input);
  if (endedAt === null || results.length === 0) throw appError('SELF_AUDIT_NOT_DONE');
  const { brand } = ctx.settings.current;
  const shop = { ...brand, storeUrl: ctx.config.STORE_URL };
  const pdf = await ctx.ports.pdf.selfAudit({ id, endedAt, appVersion, results, shop });
  return { filename: `Self-audit ${indiaDay(new Date(endedAt))}.pdf`, pdf: pdf.toString('base64') };
}
