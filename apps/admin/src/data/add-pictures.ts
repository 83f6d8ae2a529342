import { appError } from '@aabha/contracts/errors/errors';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { tooManyPictures } from '@aabha/contracts/wire/form.schema';
import { pictureKey, type FormPicture } from './pictures';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > UPLOAD_MAX_BYTES)
    return appError('PICTURE_TOO_LARGE', {
      file: file.name,
      maxMegabytes: UPLOAD_MAX_BYTES / 1024 / 1024,
    }).message;
  const head = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  const isPicture = [PNG, JPEG].some((mark) => mark.every((byte, at) => head[at] === byte));
  return isPicture ? undefined : appError('PICTURE_WRONG_TYPE', { file: file.name }).message;
}

/**
 * Adds files to the pictures of a form, up to the maximum. Files that are no PNG or JPEG by content, too
 * large, or beyond the maximum are refused with the server's messages (docs/spec/media.md#uploads); the rest
 * of the form is unchanged.
 */
export async function addPictures(
  present: readonly FormPicture[],
  files: readonly File[],
  max: number,
): Promise<{ pictures: FormPicture[]; problems: string[] }> {
  const pictures = [...present];
  const problems: string[] = [];
  for (const file of files) {
    if (pictures.some((picture) => pictureKey(picture) === pictureKey({ file }))) continue;
    const problem = await problemOf(file);
    if (problem !== undefined) problems.push(problem);
    else if (pictures.length < max) pictures.push({ file });
    else problems.push(tooManyPictures(max));
  }
  return { pictures, problems: [...new Set(problems)] };
}
