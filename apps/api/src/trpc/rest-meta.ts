import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Access } from '../access';

type Describe = Partial<Pick<NonNullable<OpenApiMeta['openapi']>, 'contentTypes'>>;

/** What a procedure says of itself beside its input and output. */
export interface ShopMeta extends OpenApiMeta {
  /** The kind of procedure it was made with; the table of access has the word. */
  access?: Access;
  /** It makes money, stock or orders move, and honours an `Idempotency-Key`. */
  onceAKey?: true;
}

/** The content of a call that may carry files. */
export const FORM_TYPE = 'multipart/form-data';

/** Meta of a call that makes money, stock or orders move. */
export const ONCE_A_KEY = { onceAKey: true } as const;

function meta(method: 'GET' | 'POST', path: `/${string}`, summary: string, more: Describe = {}): ShopMeta {
  const tag = path.split('/')[1] ?? 'shop';
  return { openapi: { method, path, summary, tags: [tag], ...more } };
}

/** The REST path of a procedure, below /api/v1 (product §7). */
export const get = (path: `/${string}`, summary: string) => meta('GET', path, summary);
export const post = (
  path: `/${string}`,
  summary: string,
  more: Pick<ShopMeta, 'onceAKey'> = {},
): ShopMeta => ({
  ...meta('POST', path, summary),
  ...more,
});

/** A call that takes a form with files; the input is made with `formInput`. */
export const postForm = (
  path: `/${string}`,
  summary: string,
  more: Pick<ShopMeta, 'onceAKey'> = {},
): ShopMeta => ({ ...meta('POST', path, summary, { contentTypes: [FORM_TYPE] }), ...more });
