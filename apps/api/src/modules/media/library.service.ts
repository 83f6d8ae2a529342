import { appError } from '@aabha/contracts/errors/errors';
import { counted } from '@aabha/contracts/counts/counts';
import { LIBRARY_COLUMNS } from '@aabha/contracts/media/library.csv';
import type {
  ExportLibraryInput,
  LibraryPicture,
  LibraryPictureDetails,
  ListLibraryInput,
  RemovePicturesInput,
  RenamePictureInput,
  ReplacePictureInput,
  UploadPicturesInput,
} from '@aabha/contracts/media/library.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  countLibrary,
  deleteUnused,
  findLibraryIds,
  lockPictures,
  renamePictureRow,
  selectLibrary,
  selectLibraryOfIds,
  selectLibraryPictures,
  selectNewsWith,
  selectTelevisionsWith,
  type LibraryRow,
} from './library.queries';
import { toPicture } from './pictures.service';
import { replaceEverywhere } from './replace-everywhere.queries';
import { storeMedia, storePictures } from './uploads.service';

const ENTITY = 'picture';

const wire = ({
  hash,
  name,
  television_count,
  news_count,
  shown_by,
  created_at,
  ...stored
}: LibraryRow): LibraryPicture => ({
  ...{ _id: hash, name, picture: toPicture(stored) },
  ...{ television_count, news_count, shown_by, created_at },
});

/** Returns a page of all stored pictures, with in how many places each is shown (docs/spec/media.md#library). */
export async function listLibrary(ctx: SignedInContext, input: ListLibraryInput) {
  const [rows, pictureCount] = await Promise.all([
    selectLibrary(ctx.db, input),
    countLibrary(ctx.db, input.filters),
  ]);
  return { pictureList: rows.map(wire), pictureCount };
}

/** Exports the pictures of a filter. */
export function exportLibrary(ctx: SignedInContext, { filters }: ExportLibraryInput) {
  return startExport(ctx, {
    list: 'pictures',
    filters,
    columns: LIBRARY_COLUMNS,
    findIds: (db) => findLibraryIds(db, filters),
    readRows: async (db, ids) => (await selectLibraryOfIds(db, ids)).map(wire),
  });
}

async function detailsOf(db: DbOrTx, hash: string): Promise<LibraryPictureDetails> {
  const [[row], televisions, news] = await Promise.all([
    selectLibraryPictures(db, [hash]),
    selectTelevisionsWith(db, hash),
    selectNewsWith(db, hash),
  ]);
  if (!row) throw appError('PICTURE_NOT_FOUND');
  return { ...wire(row), televisions, news };
}

/** Returns a picture with what shows it. Throws PICTURE_NOT_FOUND. */
export async function getLibraryPicture(ctx: SignedInContext, { id }: { id: string }) {
  return { picture: await detailsOf(ctx.db, id) };
}

/** Stores pictures that nothing shows yet. Those that are stored already are returned as they are. */
export async function uploadPictures(ctx: SignedInContext, { img }: UploadPicturesInput) {
  const stored = await storePictures(ctx, img);
  const hashes = [...new Set(stored.map(({ hash }) => hash))];
  return inTx(ctx.db, async (tx) => {
    const known = new Set((await selectLibraryPictures(tx, hashes)).map(({ hash }) => hash));
    await storeMedia(tx, stored);
    const rows = new Map((await selectLibraryPictures(tx, hashes)).map((row) => [row.hash, wire(row)]));
    const added = stored.filter(({ hash }) => !known.has(hash));
    for (const { hash, name = '' } of new Map(added.map((one) => [one.hash, one])).values())
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'picture.upload', entity: ENTITY, entityId: hash },
        ...{ before: null, after: { name } },
      });
    return { pictureList: hashes.flatMap((hash) => rows.get(hash) ?? []) };
  });
}

/** Changes the name of a picture, which only staff see. Throws PICTURE_NOT_FOUND. */
export async function renamePicture(ctx: SignedInContext, { id, name }: RenamePictureInput) {
  return inTx(ctx.db, async (tx) => {
    const present = (await lockPictures(tx, [id])).get(id);
    if (present === undefined) throw appError('PICTURE_NOT_FOUND');
    if (present !== name) {
      await renamePictureRow(tx, id, name);
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'picture.rename', entity: ENTITY, entityId: id },
        ...{ before: { name: present }, after: { name } },
      });
    }
    return { picture: await detailsOf(tx, id) };
  });
}

/**
 * Puts another stored picture in the place of one, in all televisions and articles at once. Throws PICTURE_NOT_FOUND for either,
 * and PICTURE_SAME for one that would replace itself.
 */
export async function replacePicture(ctx: SignedInContext, { id, with: to }: ReplacePictureInput) {
  if (id === to) throw appError('PICTURE_SAME');
  return inTx(ctx.db, async (tx) => {
    const names = await lockPictures(tx, [id, to]);
    if (!names.has(id) || !names.has(to)) throw appError('PICTURE_NOT_FOUND');
    const places = await replaceEverywhere(tx, { from: id, to });
    const { television_count: televisions, news_count: articles } = places;
    if (televisions + articles > 0)
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'picture.replace', entity: ENTITY, entityId: id },
        before: { picture: id },
        after: { picture: to, televisions, articles },
      });
    const message = `Replaced in ${counted(televisions, 'television')} and ${counted(articles, 'article')}.`;
    return { ...places, message };
  });
}

/** Deletes pictures that nothing shows; those in use stay. Their files go with the next sweep of orphaned files. */
export async function removePictures(ctx: SignedInContext, { ids }: RemovePicturesInput) {
  return inTx(ctx.db, async (tx) => {
    const names = await lockPictures(tx, ids);
    const removed = await deleteUnused(tx, [...names.keys()]);
    for (const hash of removed)
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'picture.remove', entity: ENTITY, entityId: hash },
        ...{ before: { name: names.get(hash) ?? '' }, after: null },
      });
    const usedCount = names.size - removed.length;
    const done = `${counted(removed.length, 'picture')} deleted.`;
    const rest =
      usedCount === 0
        ? ''
        : ` ${counted(usedCount, 'picture')} in use ${usedCount === 1 ? 'stays' : 'stay'}.`;
    return { removedCount: removed.length, usedCount, message: done + rest };
  });
}
