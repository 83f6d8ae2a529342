import type { Metadata } from 'sharp';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { PICTURE_NAME_MAX } from '@aabha/contracts/media/library.values';
import { arrangePictures, type PictureChange } from '@aabha/contracts/media/pictures.rules';
import { storedHashes } from '@aabha/contracts/media/stored-hashes';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import type { UploadedFile } from '@aabha/contracts/wire/form.schema';
import type { Tx } from '@aabha/db/client';
import { MediaUnavailable } from '@aabha/db/media/media-unavailable';
import { derivePicture, WIDEST_PX, type StoredMedia } from '@aabha/db/media/derive-picture';
import { openSharp } from '@aabha/db/media/open-sharp';
import type { AppDeps } from '../../context/deps';
import { claimMedia } from './media-claims.queries';
import { keepPictures } from './pictures.queries';

export { storeMedia } from './pictures.queries';

const MAX_MEGAPIXELS = 50;
const TALLEST_PX = 2400;
const DECODE_WITHIN_SECONDS = 20;
/** Longer than any upload takes from its first file to its row. */
const CLAIM_MS = 3_600_000;
const MASTER_WEBP = { quality: 84, alphaQuality: 90, effort: 3 };
const SHOWN_NAME_LENGTH = 80;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');
const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** Returns whether content begins as a PNG or JPEG picture. */
export const isPictureFile = (bytes: Buffer) => startsWith(bytes, PNG) || startsWith(bytes, JPEG);

/** Returns whether content begins as a WebP picture. */
const isWebp = (bytes: Buffer) => startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP);

/** Which kinds of files are taken: pictures of staff, or photos of shoppers, which are WebP as well. */
type Accepted = 'pictures' | 'photos';
const WRONG_TYPE = { pictures: 'PICTURE_WRONG_TYPE', photos: 'PHOTO_WRONG_TYPE' } as const;
const FORMATS = { pictures: ['png', 'jpeg'], photos: ['png', 'jpeg', 'webp'] } as const;

/** Returns a file's name as messages show it. */
export const shownName = ({ name }: UploadedFile) =>
  name.replaceAll(/\p{C}/gu, '').slice(0, SHOWN_NAME_LENGTH) || 'This file';

/** Returns the name of a picture in the library: that of its file. */
const nameOf = ({ name }: UploadedFile) => name.replaceAll(/\p{C}/gu, '').trim().slice(0, PICTURE_NAME_MAX);

/** Returns a refusal as an error of the field of the files (docs/spec/media.md#uploads). */
function refuseFiles(refusal: AppError): AppError {
  return new AppError(refusal.code, refusal.data, { img: refusal.message });
}

/**
 * Returns the bytes of an upload that is a PNG or JPEG, or a WebP photo, by its content, whatever its name says. 413 or 415
 * otherwise.
 */
async function readUpload(file: UploadedFile, accepted: Accepted): Promise<Buffer> {
  if (file.size > UPLOAD_MAX_BYTES)
    throw refuseFiles(
      appError('PICTURE_TOO_LARGE', {
        file: shownName(file),
        maxMegabytes: UPLOAD_MAX_BYTES / 1024 / 1024,
      }),
    );
  const bytes = Buffer.from(await file.arrayBuffer());
  if (isPictureFile(bytes) || (accepted === 'photos' && isWebp(bytes))) return bytes;
  throw refuseFiles(appError(WRONG_TYPE[accepted], { file: shownName(file) }));
}

async function metadataOf(bytes: Buffer, file: UploadedFile, accepted: Accepted): Promise<Metadata> {
  const sharp = await openSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !FORMATS[accepted].some((format) => format === metadata.format))
    throw refuseFiles(appError('PICTURE_UNREADABLE', { file: shownName(file) }));
  if (metadata.width * metadata.height > MAX_MEGAPIXELS * 1_000_000)
    throw refuseFiles(
      appError('PICTURE_TOO_MANY_PIXELS', { file: shownName(file), maxMegapixels: MAX_MEGAPIXELS }),
    );
  return metadata;
}

/**
 * Returns a picture as it is stored: decoded, upright, no larger than pages need, in sRGB, and encoded anew,
 * which removes metadata and hidden content. 415 for a file that cannot be decoded completely.
 */
export async function normalisePicture(
  bytes: Buffer,
  file: UploadedFile,
  accepted: Accepted = 'pictures',
): Promise<Buffer> {
  await metadataOf(bytes, file, accepted);
  const sharp = await openSharp();
  return sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDEST_PX, height: TALLEST_PX, fit: 'inside', withoutEnlargement: true })
    .webp(MASTER_WEBP)
    .timeout({ seconds: DECODE_WITHIN_SECONDS })
    .toBuffer()
    .catch(() => {
      throw refuseFiles(appError('PICTURE_UNREADABLE', { file: shownName(file) }));
    });
}

/**
 * Stores uploaded pictures in all the widths that pages need (docs/spec/media.md#derived-pictures). All are
 * validated before any is decoded, and they are decoded one at a time to limit memory. Call it before the
 * transaction that uses them, so that no row is without its files. Idempotent. Refuses with 413 or 415 under `fields.img`.
 */
export async function storePictures(
  deps: Pick<AppDeps, 'ports' | 'db'>,
  files: readonly UploadedFile[],
  accepted: Accepted = 'pictures',
): Promise<StoredMedia[]> {
  const uploads: { file: UploadedFile; bytes: Buffer }[] = [];
  for (const file of files) uploads.push({ file, bytes: await readUpload(file, accepted) });
  const stored: StoredMedia[] = [];
  for (const { file, bytes } of uploads)
    stored.push({
      ...(await derivePicture(await normalisePicture(bytes, file, accepted), deps.ports.files, (hash) =>
        claim(deps, hash),
      )),
      name: nameOf(file),
    });
  return stored;
}

/**
 * Stores photos of shoppers as `storePictures` does, without the names of their files and outside of the library
 * (docs/spec/media.md#photos-of-shoppers).
 */
export async function storePhotos(
  deps: Pick<AppDeps, 'ports' | 'db'>,
  files: readonly UploadedFile[],
): Promise<StoredMedia[]> {
  const stored = await storePictures(deps, files, 'photos');
  return stored.map((photo) => ({ ...photo, name: '', inLibrary: false }));
}

/** Claims the files of a picture for an upload. Throws while a sweep deletes them. */
async function claim({ db }: Pick<AppDeps, 'db'>, hash: string): Promise<void> {
  if (!(await claimMedia(db, { hash, claimedBy: 'upload', leaseMs: CLAIM_MS })))
    throw new MediaUnavailable(`The files of ${hash} are being deleted.`);
}

/**
 * Returns the hashes of a record's pictures after a change, in order without duplicates. `present` are its
 * hashes by file name; those of the library are locked, so that none is deleted before the record shows it. Refuses pictures that no longer exist, and more than `max`, both with 400 under
 * `fields`.
 */
export async function arrangeHashes(
  tx: Tx,
  change: Omit<PictureChange<string>, 'library'>,
  max: number,
): Promise<string[]> {
  const kept = await keepPictures(tx, storedHashes(change.existingImages));
  const arranged = arrangePictures({ ...change, library: new Map(kept.map((hash) => [hash, hash])) });
  if ('unknown' in arranged) {
    const refusal = appError('PICTURE_UNKNOWN');
    throw new AppError(refusal.code, { unknown: arranged.unknown }, { existingImages: refusal.message });
  }
  const hashes = [...new Set(arranged.pictures)];
  if (hashes.length > max) throw refuseFiles(appError('PICTURES_TOO_MANY', { max }));
  return hashes;
}
