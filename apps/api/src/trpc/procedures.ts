import { initTRPC } from '@trpc/server';
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { Access } from '../core/access';
import { actingKey } from '../core/acting-key';
import type { Caller } from '../core/caller';
import { runOnce } from '../modules/idempotency/idempotency.service';
import { writeRead } from '../modules/record-reads/write-read.service';
import { tracing } from '../tracing/tracing';
import type { RequestContext } from '../context/context';
import { readFromPrimary, type OpenReport } from '../replica/report-reader';
import { describeFailure, refusalOf, toTrpcError } from './errors';
import { fieldsOf } from './form-input';
import { requireAccess, requirePublic } from './require-access';
import { ORDINARY_CALL } from './input-limits';
import { installErrorMessages } from './error-messages';
import type { ProcedureMeta } from './procedure-meta';
import { isSafeText } from './safe-text';

installErrorMessages();

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { message, reason, fields = {}, current } = describeFailure(error);
      const { code, httpStatus, path } = shape.data;
      return { ...shape, message, data: { code, httpStatus, path, reason, message, fields, current } };
    },
  });

export const router = t.router;

/** Turns refusals thrown by services into responses with their own status. */
const base = t.procedure.use(async ({ path, next }) => {
  const result = await (tracing.active?.run(
    { name: path, attributes: { 'rpc.system.name': 'trpc', 'rpc.method': path } },
    () => next(),
    (one) => (one.ok ? undefined : one.error.code),
  ) ?? next());
  const refusal = result.ok ? undefined : refusalOf(result.error.cause);
  if (refusal) throw toTrpcError(refusal);
  return result;
});

/**
 * Rejects input that is too large to check or cannot be stored. Runs after the access check, so that a form
 * is not read for others.
 */
const rejectUnsafeInput = t.middleware(async ({ next, getRawInput, meta }) => {
  const input = await getRawInput();
  const { nodes } = meta?.limits ?? ORDINARY_CALL;
  if (!isSafeText(input instanceof FormData ? fieldsOf(input) : input, nodes))
    throw appError('INVALID_INPUT');
  return next();
});

/** Returns whose `Idempotency-Key`s count: each API key has its own. */
const ownerOfKeys = (caller: Caller | null) => caller?.apiKey?.id ?? caller?.id ?? 'visitor';

/** Runs an action whose meta has `onceAKey` once per `Idempotency-Key`. */
const runKeyedOnce = t.middleware(async ({ ctx, path, meta, getRawInput, next }) => {
  const key = ctx.idempotencyKey;
  if (key === undefined || meta?.onceAKey === undefined) return next();
  const raw = await getRawInput();
  const action = {
    scope: ownerOfKeys(await ctx.caller()),
    procedure: path,
    key,
    input: raw instanceof FormData ? fieldsOf(raw) : raw,
    kind: meta.onceAKey,
  };
  const outcome = await runOnce(ctx, action, async (db) => {
    const result = await next({ ctx: { db } });
    if (!result.ok) throw result.error;
    return result.data as Record<string, unknown>;
  });
  if (outcome.isReplay) ctx.replayed();
  if ('error' in outcome) throw outcome.error;
  return { ok: true as const, data: outcome.response, ctx, marker: middlewareMarker };
});

/** The input of a call that shows a record. */
const RecordInput = z.object({ id: z.string() });

const refuseReport: OpenReport = () => {
  throw new Error('A report is read by a procedure whose meta does not say so.');
};

/** Returns how a procedure reads reports. */
const openReportOf = ({ replica }: RequestContext, meta: ProcedureMeta | undefined): OpenReport =>
  meta?.readsReports ? (replica?.openReport ?? readFromPrimary) : refuseReport;

/** Returns a kind of procedure. The access table is read at each call. */
const procedureFor = (access: Access) =>
  base
    .meta({ access })
    .use(async ({ ctx, path, type, meta, getRawInput, next }) => {
      const user = await requireAccess(ctx, path, access);
      const call = () =>
        next({
          ctx: { user, caller: () => Promise.resolve(user), openReport: openReportOf(ctx, meta) },
        });
      const result = await (user.apiKey ? actingKey.run(user.apiKey.id, call) : call());
      const entity = meta?.shows;
      if (entity && result.ok && isStaff(user.role)) {
        const { id } = RecordInput.parse(await getRawInput());
        await writeRead(ctx.db, user.id, { entity, entityId: id });
      }
      /* After a change by staff their next read shows it, though responses are cached. */
      if (type === 'mutation' && result.ok && isStaff(user.role)) await ctx.cache.waitForInvalidation();
      return result;
    })
    .use(rejectUnsafeInput)
    .use(runKeyedOnce);

/** The kinds of caller (docs/spec/sessions-and-access.md#roles). */
export const publicProcedure = base
  .meta({ access: 'anyone' })
  .use(({ path, next }) => {
    requirePublic(path);
    return next();
  })
  .use(rejectUnsafeInput)
  .use(runKeyedOnce);
export const signedInProcedure = procedureFor('signedIn');
export const userProcedure = procedureFor('customers');
export const staffProcedure = procedureFor('staff');
export const superAdminProcedure = procedureFor('superAdmins');
/** A shopper for their own records, a SuperAdmin for all; not a SubAdmin. */
export const userOrSuperProcedure = procedureFor('customersAndSuperAdmins');
