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

/** Returns the names of orphaned files by hash: stored before `before`, without a row. */
async function findOrphans({ db, ports }: SweepDeps, before: Date) {
  const orphans = new Map<string, string[]>();
  let files = 0;
  for await (const batch of batches(ports.files.list())) {
    files += batch.length;
    const old = batch.flatMap(({ name, modifiedAt }) => {
      const hash = modifiedAt < before ? hashOf(name) : undefined;
      return hash === undefined ? [] : [{ name, hash }];
    });
    const stored =
      old.length > 0 ? await selectStoredHashes(db, [...new Set(old.map(({ hash }) => hash))]) : new Set();
    for (const { name, hash } of old)
      if (!stored.has(hash)) orphans.set(hash, [...(orphans.get(hash) ?? []), name]);
  }
  return { files, orphans };
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
  const { files, orphans } = await findOrphans(deps, before);
  const found = [...orphans.values()].flat().length;
  if (found > MOST_ORPHANS && found > files * MOST_ORPHANS_SHARE) {
    log.error({ files, orphans: found }, 'too many pictures without a row, none was deleted');
    return 0;
  }
  let deleted = 0;
  for (const [hash, names] of orphans) deleted += await deleteOrphan(deps, hash, names);
  if (deleted > 0) log.info({ files, deleted }, 'pictures without a row were deleted');
  return deleted;
}

/**
 * Deletes files of pictures that no record has shown since `RETAIN_ORPHANED_MEDIA_DAYS`: of uploads that were interrupted or
 * refused (docs/spec/media.md#orphaned-files). One process does so once a day. Returns how many.
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
