import type { OpenApiMeta } from 'trpc-to-openapi';

type Describe = Partial<
  Pick<NonNullable<OpenApiMeta['openapi']>, 'summary' | 'description' | 'contentTypes'>
>;

/** The content of a call that may carry files. */
export const FORM_TYPE = 'multipart/form-data';

function meta(method: 'GET' | 'POST', path: `/${string}`, summary: string, more: Describe = {}): OpenApiMeta {
  const tag = path.split('/')[1] ?? 'shop';
  return { openapi: { method, path, summary, tags: [tag], ...more } };
}

/** The REST path of a procedure, below /api/v1 (product §7). */
export const get = (path: `/${string}`, summary: string) => meta('GET', path, summary);
export const post = (path: `/${string}`, summary: string) => meta('POST', path, summary);

/** A call that takes a form with files; the input is made with `formInput`. */
export const postForm = (path: `/${string}`, summary: string) =>
  meta('POST', path, summary, { contentTypes: [FORM_TYPE] });
