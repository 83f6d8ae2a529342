import type { Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { deleteOrphan } from './sweep-media.service';
import { deleteUnusedPhotos } from './unused-pictures.queries';

/**
 * Drops photos of shoppers that no review shows any more: their rows in this transaction, their files after its commit. One that
 * another review, a television or an article shows as well stays (docs/spec/media.md#photos-of-shoppers).
 */
export async function dropPhotos(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const dropped = await deleteUnusedPhotos(tx, hashes);
  for (const { hash, fallbackFile, sources } of dropped) {
    const files = [fallbackFile, ...sources.flatMap((source) => source.files.map(({ file }) => file))];
    await enqueue(tx, 'media.delete-files', { hash, files });
  }
}

/** Deletes the files of a dropped photo, unless it was uploaded again meanwhile. */
export async function deleteFiles(
  deps: Pick<AppDeps, 'config' | 'db' | 'ports' | 'log'>,
  { hash, files }: { hash: string; files: readonly string[] },
): Promise<void> {
  await deleteOrphan(deps, hash, files);
}
