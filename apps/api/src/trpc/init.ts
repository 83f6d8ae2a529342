import { initTRPC } from '@trpc/server';
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { Access } from '../access';
import { actOnce } from '../modules/idempotency/idempotency.service';
import type { RequestContext } from './context';
import { describeFailure, refusalOf, toTrpcError } from './errors';
import { fieldsOf } from './form-input';
import { insistMayEnter, insistOpen } from './guard';
import { ORDINARY_CALL } from './input-limits';
import { speakPlainly } from './plain-words';
import type { ShopMeta } from './rest-meta';
import { isStorable } from './storable';

speakPlainly();

const t = initTRPC
  .context<RequestContext>()
  .meta<ShopMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { message, reason, fields = {}, current } = describeFailure(error);
      const { code, httpStatus, path } = shape.data;
      return { ...shape, message, data: { code, httpStatus, path, reason, message, fields, current } };
    },
  });

export const router = t.router;

/** Turns refusals thrown by services into answers with their own status. */
const base = t.procedure.use(async ({ next }) => {
  const result = await next();
  const refusal = result.ok ? undefined : refusalOf(result.error.cause);
  if (refusal) throw toTrpcError(refusal);
  return result;
});

/** Refuses what is too much to check or cannot be stored. After who may call: a form is not even read for anybody else. */
const storable = t.middleware(async ({ next, getRawInput, meta }) => {
  const input = await getRawInput();
  const { nodes } = meta?.limits ?? ORDINARY_CALL;
  if (!isStorable(input instanceof FormData ? fieldsOf(input) : input, nodes))
    throw appError('INVALID_INPUT');
  return next();
});

/** Does an act whose meta says `onceAKey` once for each `Idempotency-Key`. Outcomes are stored as they leave. */
const once = t.middleware(async ({ ctx, path, meta, getRawInput, next }) => {
  const key = ctx.idempotencyKey;
  if (key === undefined || meta?.onceAKey === undefined) return next();
  const raw = await getRawInput();
  const act = {
    scope: (await ctx.caller())?.id ?? 'visitor',
    procedure: path,
    key,
    input: raw instanceof FormData ? fieldsOf(raw) : raw,
    kind: meta.onceAKey,
  };
  const outcome = await actOnce(ctx, act, async (db) => {
    const result = await next({ ctx: { ...ctx, db } });
    if (!result.ok) throw result.error;
    return result.data as Record<string, unknown>;
  });
  if (outcome.isReplay) ctx.replayed();
  if ('error' in outcome) throw outcome.error;
  return { ok: true as const, data: outcome.answer, ctx, marker: middlewareMarker };
});

/** A kind of procedure. Who may enter is asked of the table of access at each call. */
const only = (access: Access) =>
  base
    .meta({ access })
    .use(async ({ ctx, path, type, next }) => {
      const user = await insistMayEnter(ctx, path, access);
      const result = await next({ ctx: { ...ctx, user } });
      /* After a change by staff their next read shows it, though responses are cached. */
      if (type === 'mutation' && result.ok && isStaff(user.role)) await ctx.cache.waitForInvalidation();
      return result;
    })
    .use(storable)
    .use(once);

/** The kinds of caller (docs/spec/sessions-and-access.md#roles). */
export const publicProcedure = base
  .meta({ access: 'anyone' })
  .use(({ path, next }) => {
    insistOpen(path);
    return next();
  })
  .use(storable)
  .use(once);
export const signedInProcedure = only('signedIn');
export const userProcedure = only('customers');
export const staffProcedure = only('staff');
export const superAdminProcedure = only('superAdmins');
/** A shopper for their own things, a SuperAdmin for everybody's; a SubAdmin for none. */
export const userOrSuperProcedure = only('customersAndSuperAdmins');
