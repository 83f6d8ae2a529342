import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Access } from '../core/access';
import type { ActionKind } from '../modules/idempotency/idempotency.service';
import type { CachePolicy } from '../cache/cache-policy';
import { WITH_PICTURES, type InputLimits } from './input-limits';

type Describe = Partial<Pick<NonNullable<OpenApiMeta['openapi']>, 'contentTypes'>>;

/** Records of persons, as the audit log names them. */
type ShownRecord = 'complaint' | 'draft-order' | 'mail' | 'message' | 'order' | 'return' | 'user';

/** Metadata of a procedure besides its input and output. */
export interface ProcedureMeta extends OpenApiMeta {
  /** The kind of procedure it was built with; the access table decides. */
  access?: Access;
  /**
   * The call changes money, stock or orders, or sends a message, and honours an `Idempotency-Key`; its kind
   * decides how the outcome is stored.
   */
  onceAKey?: ActionKind;
  /** How its responses are cached; a read without a policy is not cached. */
  cache?: CachePolicy;
  /**
   * The call reads a report that may be some seconds old, from a read replica where there is one. Only such a call may:
   * never a cached one, and none whose reader expects a change that they have just made.
   */
  readsReports?: true;
  /** The noun of a record of a person that the call shows by its `id`: staff who call it are in the audit log. */
  shows?: ShownRecord;
  /** Input limits, where larger than those of an ordinary call. */
  limits?: InputLimits;
}

/** The content of a call that may carry files. */
export const FORM_TYPE = 'multipart/form-data';

/** Meta of a call that may read from a replica. */
export const READS_REPORTS = { readsReports: true } as const;

/** Meta of a call that honours a key and commits in one transaction. */
export const ONCE_A_KEY = { onceAKey: 'one-transaction' } as const;

/** Meta of such a call that calls the payment provider between its transactions. */
export const ONCE_A_KEY_IN_STEPS = { onceAKey: 'steps' } as const;

/** Meta of such a call that is naturally idempotent. */
export const ONCE_A_KEY_REPEATABLE = { onceAKey: 'repeatable' } as const;

function meta(
  method: 'GET' | 'POST',
  path: `/${string}`,
  summary: string,
  more: Describe = {},
): ProcedureMeta {
  const tag = path.split('/')[1] ?? 'shop';
  return { openapi: { method, path, summary, tags: [tag], ...more } };
}

/** The REST path of a procedure, below /api/v1 (docs/spec/api.md#calls). */
export const get = (
  path: `/${string}`,
  summary: string,
  more: Pick<ProcedureMeta, 'cache' | 'readsReports' | 'shows'> = {},
): ProcedureMeta => ({
  ...meta('GET', path, summary),
  ...more,
});
export const post = (
  path: `/${string}`,
  summary: string,
  more: Pick<ProcedureMeta, 'onceAKey' | 'cache' | 'readsReports' | 'shows'> = {},
): ProcedureMeta => ({
  ...meta('POST', path, summary),
  ...more,
});

/** A call that accepts a form with files; its input is made with `formInput`. */
export const postForm = (
  path: `/${string}`,
  summary: string,
  more: Pick<ProcedureMeta, 'onceAKey' | 'limits'> = {},
): ProcedureMeta => ({
  ...meta('POST', path, summary, { contentTypes: [FORM_TYPE] }),
  limits: WITH_PICTURES,
  ...more,
});
