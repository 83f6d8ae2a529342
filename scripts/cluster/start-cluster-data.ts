import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { openMediaStore } from '@aabha/db/media/open-media-store';
import { migrate } from '@aabha/db/migrate';
import { prepareDatabase } from '@aabha/db/prepare-database';
import { seedDemo } from '@aabha/db/seed/seed';
import { bucketOf, bucketVariables } from '@aabha/db/testing/media-stores';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import { startPooler } from '@aabha/embedded/pooler/pooler';
import type { Started } from '../faults/started';
import type { ClusterOptions } from './cluster-options';
import type { FreePorts } from './find-free-ports';
import { ReplicatedDatabase } from './replicated-database';

function logTo(logs: string, name: string): (text: string) => void {
  const stream = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
  return (text) => void stream.write(text);
}

type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

interface Tools {
  ports: FreePorts;
  started: Started;
}

/** Starts the server of pictures; it can be started again at the same port. */
async function startObjects({ folder, steps }: ClusterOptions, { ports, started }: Tools) {
  const port = ports.next();
  const open = () => startObjectStore({ folder: join(folder, 'objects'), port });
  let running: ObjectStore = await steps.run('Starting the S3 server', open);
  started.add(undefined, () => running.kill());
  const objectStore = {
    stop: () => running.kill(),
    async start() {
      running = await open();
    },
  };
  return { settings: running, objectStore };
}

/** Starts PostgreSQL with its standby, and fills the database. */
async function startDatabase(
  options: ClusterOptions,
  { ports, started }: Tools,
  store: ReturnType<typeof openMediaStore>,
) {
  const { folder, programs, steps } = options;
  const logs = join(folder, 'logs');
  const database = await steps.run('Starting PostgreSQL and its synchronous standby', () =>
    ReplicatedDatabase.start({
      folder,
      logs,
      programs: programs.postgres,
      ports: [ports.next(), ports.next()],
    }),
  );
  started.add(database, (it) => it.stop());
  await steps.run('Migrating the database', () => migrate(database.primaryUrl));
  if (options.hasDemo)
    await steps.run('Loading the demo data', async () => {
      await prepareDatabase(database.primaryUrl);
      await seedDemo({ databaseUrl: database.primaryUrl, mediaDir: folder, store });
    });
  const port = ports.next();
  const openPooler = () =>
    startPooler(database.primaryUrl, join(folder, 'pgbouncer'), { port, log: logTo(logs, 'pgbouncer') });
  return { database, openPooler };
}

/** Starts the database with its standby and the server of pictures, and fills both. Returns them with a function that starts the pooler. */
export async function startClusterData(options: ClusterOptions, tools: Tools) {
  const { settings, objectStore } = await startObjects(options, tools);
  const store = openMediaStore({ kind: 'bucket', settings: bucketOf(settings) });
  const data = await startDatabase(options, tools, store);
  return { ...data, objectStore, media: bucketVariables(settings, '') };
}
