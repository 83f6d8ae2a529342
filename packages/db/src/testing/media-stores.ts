import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import type { BucketSettings, MediaPlace } from '../media/media-place';

type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

/** Returns the settings of the bucket of a server. */
export const bucketOf = (server: ObjectStore, prefix = ''): BucketSettings => ({
  bucket: server.bucket,
  region: server.region,
  endpoint: server.url,
  isPathStyle: true,
  prefix,
  key: server.key,
});

/** Returns the same settings as variables. */
export const bucketVariables = (server: ObjectStore, prefix = 'shop'): Record<string, string> => ({
  MEDIA_S3_ENDPOINT: server.url,
  MEDIA_S3_BUCKET: server.bucket,
  MEDIA_S3_REGION: server.region,
  MEDIA_S3_ACCESS_KEY_ID: server.key.id,
  MEDIA_S3_SECRET_ACCESS_KEY: server.key.secret,
  MEDIA_S3_PREFIX: prefix,
});

/** Starts a server with a bucket and makes a folder, for tests that run on both. `place` is new and empty each time. */
export async function startMediaStores() {
  const root = mkdtempSync(join(tmpdir(), 'aabha-media-'));
  const server = await startObjectStore({ folder: join(root, 'server') });
  let places = 0;
  return {
    server,
    root,
    bucketOf,
    place(kind: MediaPlace['kind']): MediaPlace {
      places += 1;
      return kind === 'folder'
        ? { kind, folder: join(root, `folder-${places}`) }
        : { kind, settings: bucketOf(server, `place-${places}/`) };
    },
    async stop() {
      await server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
