import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from '../settings/limits';
import { isJsonValueCountWithin } from './json-value-count';

/** A file as it came in with a form. A browser's `File` is one, and so is what the server makes of an upload. */
export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value;
}

/** A field that stands in a form any number of times, or once as a JSON list. What a form leaves empty is no entry. */
function toList(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  const parsed = typeof value === 'string' && value.trimStart().startsWith('[') ? fromJson(value) : undefined;
  if (Array.isArray(parsed)) return parsed;
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry) => !isUploadedFile(entry) || entry.size > 0 || entry.name !== '');
}

/** Values of a field in JSON: more than 50 groups of 100 specifications need. */
const FIELD_VALUES_MAX = 20_000;

/** Returns the value of a JSON text; undefined when it is invalid, too large or contains text that cannot be stored. */
function fromJson(text: string): unknown {
  if (!isJsonValueCountWithin(text, FIELD_VALUES_MAX)) return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}

/** A field that a form sends empty is not given. */
export const blankIsNull = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z.nullable(field),
  );

/** A list in a form: the field repeated, or once as a JSON list (docs/spec/api.md#forms). Absent is empty. */
export const listField = <T extends z.ZodType>(item: T, maxLength = 100) =>
  z.preprocess(toList, z.array(item, { error: 'This must be a list.' }).max(maxLength, 'This is too long.'));

/** A field that a form sends as JSON text, and that JSON sends as it is (docs/spec/api.md#forms). */
export const jsonField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, check) => {
    if (typeof value !== 'string') return value;
    const parsed = fromJson(value);
    if (parsed !== undefined) return parsed;
    check.addIssue({ code: 'custom', message: 'This must be valid JSON.' });
    return z.NEVER;
  }, schema);

/**
 * A list that a form sends as JSON text, or as the field repeated (docs/spec/api.md#forms). Absent and empty are an
 * empty list; text that is no JSON, or JSON that is no list, is refused as in every other JSON field.
 */
export const jsonListField = <T extends z.ZodType>(item: T, maxLength: number) => {
  const list = z.array(item, { error: 'This must be a list.' }).max(maxLength, 'This is too long.');
  const field = jsonField(list);
  return z.preprocess((value) => (value === undefined || value === null || value === '' ? [] : value), field);
};

/** A number that a form sends as text. An empty field is no number, not nought. */
export const numberField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return undefined;
    return Number.isFinite(Number(text)) ? Number(text) : value;
  }, schema);

const File = z.custom<UploadedFile>(isUploadedFile, { error: 'Please choose a PNG or JPEG picture.' }).meta({
  override: { type: 'string', format: 'binary' },
  description: `PNG or JPEG, at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`,
});

/** The exact text for one picture too many (docs/spec/media.md#uploads). */
export const tooManyPictures = (max: number) => `You can only upload a maximum of ${max} images.`;

/**
 * Uploaded pictures under one name, repeated (docs/spec/media.md#uploads). Content and size are looked at by the
 * server.
 */
export const pictureFiles = (max: number) =>
  z.preprocess(toList, z.array(File, { error: 'Please choose pictures.' }).max(max, tooManyPictures(max)));

/** The addresses of pictures that stay in an edited record, which `arrangePictures` places. */
export const stayingPictures = () =>
  listField(z.string().max(500)).optional().meta({
    description:
      'Addresses of the pictures that stay, in their new order; left out, all stay. `new:0` is the place of the first file of `img`, and files without a place come last. `stored:` and an id is a picture of the library.',
  });

/** Uploaded photos of shoppers under one name, repeated (docs/spec/reviews.md#photos). Content and size are looked at by the server. */
export const photoFiles = (max: number) =>
  z.preprocess(
    toList,
    z
      .array(
        z.custom<UploadedFile>(isUploadedFile, { error: 'Please choose a JPEG, PNG or WebP photo.' }).meta({
          override: { type: 'string', format: 'binary' },
          description: `JPEG, PNG or WebP, at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`,
        }),
        { error: 'Please choose photos.' },
      )
      .max(max, `Please add at most ${max} photos.`),
  );

/** Uploaded pictures and PDF files under one name, repeated (docs/spec/complaints.md#files). */
export const attachmentFiles = (max: number) =>
  z.preprocess(
    toList,
    z
      .array(
        z
          .custom<UploadedFile>(isUploadedFile, { error: 'Please choose a PNG or JPEG picture or a PDF.' })
          .meta({
            override: { type: 'string', format: 'binary' },
            description: `PNG, JPEG or PDF, at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`,
          }),
        { error: 'Please choose files.' },
      )
      .max(max, `Please attach at most ${max} files.`),
  );
