import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { PRODUCT_IMAGES_MAX, UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { isForm } from '@aabha/web/read-body';
import { limitsOf } from '../http/receive-bodies';
import type { InputLimits } from '../trpc/input-limits';
import { toTrpcError } from '../trpc/errors';
import { fieldsOf } from '../trpc/form-input';

const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 256 * 1024;

/**
 * One file and one byte per file more than any form may have: excess is rejected by the same validation as
 * everywhere, and the rest is not read.
 */
export const FORM_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: UPLOAD_MAX_BYTES + 1,
    files: PRODUCT_IMAGES_MAX + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
  },
};

type FormLimits = Pick<InputLimits, 'formBytes' | 'textFileBytes'>;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Counts the bytes of parts and throws past the limit of the form, whose content length may be missing. */
function countOf(maxBytes: number): (bytes: number) => void {
  let counted = 0;
  return (bytes) => {
    counted += bytes;
    if (counted > maxBytes) throw appError('TOO_LARGE');
  };
}

async function bytesOf(
  file: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    count(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readParts(
  request: FastifyRequest,
  form: FormData,
  { formBytes, textFileBytes }: FormLimits,
): Promise<void> {
  const count = countOf(formBytes);
  const parts = request.parts({
    limits: textFileBytes === undefined ? {} : { fieldSize: textFileBytes, fileSize: textFileBytes },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await bytesOf(part.file, count);
      if (textFileBytes === undefined) form.append(part.fieldname, new File([bytes], part.filename ?? ''));
      else if (part.file.truncated) throw appError('TOO_LARGE');
      else form.append(part.fieldname, bytes.toString('utf8'));
      continue;
    }
    if (part.valueTruncated) throw appError('TOO_LARGE');
    const text = asText(part.value);
    count(Buffer.byteLength(text));
    form.append(part.fieldname, text);
  }
}

/**
 * Reads a multipart form into the fields of a procedure's input: a repeated field is a list, and a file of a call that accepts
 * texts only is its text (docs/spec/api.md#forms).
 */
export async function readForm(
  request: FastifyRequest,
  limits: FormLimits,
): Promise<Record<string, unknown>> {
  const form = new FormData();
  try {
    await readParts(request, form, limits);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (codeOf(error) === 'FST_FIELDS_LIMIT') throw appError('TOO_LARGE');
    if (codeOf(error) !== 'FST_FILES_LIMIT') throw appError('FORM_UNREADABLE');
  }
  return fieldsOf(form);
}

/**
 * Rejects a form that is too large or has no content length before it is read, for a transport that buffers
 * forms.
 */
export function assertFormSize(router: AnyRouter, request: FastifyRequest): void {
  if (!isForm(request.headers)) return;
  const { path = '' } = request.params as { path?: string };
  const bytes = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(bytes <= limitsOf(router, path).formBytes)) throw toTrpcError(appError('TOO_LARGE'));
}

/** Content types that the tRPC transport accepts. */
const ACCEPTED_TYPES = new Set(['application/json', 'multipart/form-data', 'application/octet-stream']);

/**
 * Rejects a body of another content type with 415, also for a procedure without an input, which would not
 * look at it. A request without a content type has no body.
 */
export function assertAcceptedType(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (request.method === 'GET' || type === undefined || ACCEPTED_TYPES.has(type)) return;
  throw toTrpcError(appError('UNSUPPORTED_TYPE'));
}
