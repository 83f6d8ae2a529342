import { isUuid } from '@aabha/db/ids';
import type { MediaEntry } from '@aabha/db/media/media-store';
import type { AppDeps } from '../../context/deps';
import {
  claimMedia,
  extendClaim,
  forgetExpiredClaims,
  releaseClaim,
  selectStoredHashes,
  WHOLE_STORE,
} from './media-claims.queries';
import { sharePictureName, televisionOfShareName } from './share-picture-name.service';
import { sharedTelevisions } from './shared-televisions.queries';

type SweepDeps = Pick<AppDeps, 'config' | 'db' | 'ports' | 'log'>;

const DAY_MS = 86_400_000;
/** After a sweep that failed the next one waits this long. */
const LEASE_MS = 3_600_000;
/** Longer than the files of one picture take to be deleted, with all time limits of the store. */
const DELETE_LEASE_MS = 900_000;
const BATCH = 500;
/** A sweep that finds more orphans than both is taken for one with the wrong database or bucket. */
const MOST_ORPHANS = 100;
const MOST_ORPHANS_SHARE = 0.1;
/** Files that `derivePicture` made; others in the same place are not the shop's. */
const DERIVED_NAME = /^([0-9a-f]{24})(-\d+\.webp|\.jpg)$/;

const hashOf = (name: string) => DERIVED_NAME.exec(name)?.[1];

async function* batches(files: AsyncIterable<MediaEntry>): AsyncGenerator<MediaEntry[]> {
  let batch: MediaEntry[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns which of some files are pictures for sharing that their television has no more; one that it has again is made again. */
async function oldSharePictures(db: SweepDeps['db'], names: readonly string[]): Promise<string[]> {
  const shared = names.flatMap((name) => {
    const id = televisionOfShareName(name);
    return id !== undefined && isUuid(id) ? [{ name, id }] : [];
  });
  if (shared.length === 0) return [];
  const televisions = await sharedTelevisions(
    db,
    shared.map(({ id }) => id),
  );
  const current = new Set(televisions.map(sharePictureName));
  return shared.flatMap(({ name }) => (current.has(name) ? [] : [name]));
}

/** Returns the files that were stored before `before` and are shown nowhere: those without a row by hash, and old pictures for sharing. */
async function findUnused({ db, ports }: SweepDeps, before: Date) {
  const orphans = new Map<string, string[]>();
  const shared: string[] = [];
  let files = 0;
  for await (const batch of batches(ports.files.list())) {
    files += batch.length;
    const names = batch.flatMap(({ name, modifiedAt }) => (modifiedAt < before ? [name] : []));
    shared.push(...(await oldSharePictures(db, names)));
    const old = names.flatMap((name) => {
      const hash = hashOf(name);
      return hash === undefined ? [] : [{ name, hash }];
    });
    const stored =
      old.length > 0 ? await selectStoredHashes(db, [...new Set(old.map(({ hash }) => hash))]) : new Set();
    for (const { name, hash } of old)
      if (!stored.has(hash)) orphans.set(hash, [...(orphans.get(hash) ?? []), name]);
  }
  return { files, orphans, shared };
}

/** Deletes the files of a picture, unless an upload has claimed or stored it. Returns how many. */
export async function deleteOrphan(
  { db, ports }: SweepDeps,
  hash: string,
  names: readonly string[],
): Promise<number> {
  if (!(await claimMedia(db, { hash, claimedBy: 'sweep', leaseMs: DELETE_LEASE_MS }))) return 0;
  try {
    if ((await selectStoredHashes(db, [hash])).size > 0) return 0;
    for (const name of names) await ports.files.remove(name);
    return names.length;
  } finally {
    await releaseClaim(db, hash);
  }
}

async function sweep(deps: SweepDeps): Promise<number> {
  const { config, log, ports } = deps;
  const before = new Date(ports.clock.now().getTime() - config.RETAIN_ORPHANED_MEDIA_DAYS * DAY_MS);
  const { files, orphans, shared } = await findUnused(deps, before);
  const found = [...orphans.values()].flat().length;
  if (found > MOST_ORPHANS && found > files * MOST_ORPHANS_SHARE) {
    log.error({ files, orphans: found }, 'too many pictures without a row, none was deleted');
    return 0;
  }
  let deleted = 0;
  for (const [hash, names] of orphans) deleted += await deleteOrphan(deps, hash, names);
  for (const name of shared) await ports.files.remove(name);
  deleted += shared.length;
  if (deleted > 0) log.info({ files, deleted }, 'pictures that nothing shows were deleted');
  return deleted;
}

/**
 * Deletes files of pictures that no record has shown since `RETAIN_ORPHANED_MEDIA_DAYS`: of uploads that were interrupted or
 * refused, and pictures for sharing that were drawn anew (docs/spec/media.md#orphaned-files). One process does so once a day. Returns how many.
 */
export async function sweepMedia(deps: SweepDeps): Promise<number> {
  const { db, config } = deps;
  if (config.RETAIN_ORPHANED_MEDIA_DAYS === 0) return 0;
  if (!(await claimMedia(db, { hash: WHOLE_STORE, claimedBy: 'sweep', leaseMs: LEASE_MS }))) return 0;
  const deleted = await sweep(deps);
  await extendClaim(db, WHOLE_STORE, DAY_MS);
  await forgetExpiredClaims(db);
  return deleted;
}
