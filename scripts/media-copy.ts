import { parseArgs } from 'node:util';
import { copyMedia, type CopyProgress } from '@aabha/db/media/copy-media';
import { openMediaStore } from '@aabha/db/media/open-media-store';
import { mediaDir } from './stack/media-dir';
import { mediaPlace } from './stack/media-place';
import { runCommand } from './stack/run-command';

const HELP = `Copies all pictures from the folder MEDIA_DIR to the bucket of the MEDIA_S3_ settings, or back:

  npm run media:copy -- --to bucket
  npm run media:copy -- --to folder

  --verify   also reads and compares the files that are there already; else their sizes are compared

Each copy is read again and compared by its SHA-256. Ctrl-C stops after the files that are being copied; run it again to
continue. Nothing is deleted.`;

const REPORT_MS = 1000;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const describe = ({ copied, copiedBytes, present }: CopyProgress) =>
  `${copied} files copied (${megabytes(copiedBytes)} MB), ${present} were there already`;

/** Prints the progress, at most once a second. */
function reporter() {
  let printedMs = performance.now();
  return (progress: CopyProgress) => {
    if (performance.now() - printedMs < REPORT_MS) return;
    printedMs = performance.now();
    process.stderr.write(`${describe(progress)}\n`);
  };
}

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      verify: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || (values.to !== 'bucket' && values.to !== 'folder')) return HELP;
  const bucket = mediaPlace();
  if (bucket.kind !== 'bucket') throw new Error('MEDIA_S3_BUCKET is missing: name the bucket.');
  const stores = {
    bucket: openMediaStore(bucket),
    folder: openMediaStore({ kind: 'folder', folder: mediaDir() }),
  };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const done = await copyMedia({
    from: values.to === 'bucket' ? stores.folder : stores.bucket,
    to: stores[values.to],
    verifiesAll: values.verify,
    signal: stop.signal,
    onProgress: reporter(),
  });
  if (!stop.signal.aborted) return `${describe(done)}. All copies are the same as their originals.`;
  process.exitCode = 130;
  return `Stopped: ${describe(done)}. Run it again to continue.`;
});
