import { AppError, appError } from '@aabha/contracts/errors/errors';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import type { UploadedFile } from '@aabha/contracts/wire/form.schema';
import { isPictureFile, normalisePicture, shownName } from '../media/uploads.service';
import type { StoredFile } from './complaints.thread.queries';

const PDF_START = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');
/** Programs write some bytes before and after what the format defines; readers accept as many. */
const PDF_MARGIN_BYTES = 1024;

/** Returns whether content is a whole PDF file: its first and last kilobyte have the marks of the format. */
function isPdf(content: Buffer): boolean {
  const start = content.subarray(0, PDF_MARGIN_BYTES);
  return start.includes(PDF_START) && content.subarray(-PDF_MARGIN_BYTES).includes(PDF_END);
}

const refuse = ({ code, data, message }: AppError) => new AppError(code, data, { files: message });

/** What a form accepts: pictures alone, or PDF files too. */
type Accepted = 'pictures' | 'attachments';

const ENDINGS = { 'application/pdf': /\.pdf$/i, 'image/webp': /\.(?:jpe?g|png|webp)$/i } as const;

/**
 * Returns a file as it is stored, with a name that ends as files of its type do: what is downloaded is opened by its ending, and
 * a PDF can be a program as well.
 */
function toStored(name: string, type: keyof typeof ENDINGS, content: Buffer): StoredFile {
  const ending = type === 'application/pdf' ? '.pdf' : '.webp';
  return {
    name: ENDINGS[type].test(name) ? name : `${name}${ending}`,
    type,
    bytes: content.length,
    content,
  };
}

async function readFile(file: UploadedFile, accepted: Accepted): Promise<StoredFile> {
  const name = shownName(file);
  if (file.size > UPLOAD_MAX_BYTES)
    throw appError('PICTURE_TOO_LARGE', { file: name, maxMegabytes: UPLOAD_MAX_BYTES / 1024 / 1024 });
  const content = Buffer.from(await file.arrayBuffer());
  if (accepted === 'attachments' && isPdf(content)) return toStored(name, 'application/pdf', content);
  if (!isPictureFile(content))
    throw appError(accepted === 'pictures' ? 'PICTURE_WRONG_TYPE' : 'ATTACHMENT_WRONG_TYPE', { file: name });
  const picture = await normalisePicture(content, file);
  return toStored(name, 'image/webp', picture);
}

/**
 * Returns the files of a form as they are stored: pictures are decoded and encoded anew, without their metadata, PDF files are
 * unchanged. What a file is follows from its content, whatever its name says. Refuses with 413 or 415 under `fields.files`
 * (docs/spec/complaints.md#files).
 */
export async function readFiles(
  files: readonly UploadedFile[],
  accepted: Accepted = 'attachments',
): Promise<StoredFile[]> {
  const read: StoredFile[] = [];
  try {
    /* One at a time, to limit the memory of decoding. */
    for (const file of files) read.push(await readFile(file, accepted));
  } catch (error) {
    throw error instanceof AppError ? refuse(error) : error;
  }
  return read;
}
