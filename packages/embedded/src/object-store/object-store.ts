import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const START_WITHIN_MS = 20_000;
/** The only key that the server knows. */
const KEY = { id: 'S3RVER', secret: 'S3RVER' };

interface RunningObjectStore {
  url: string;
  bucket: string;
  region: string;
  key: { id: string; secret: string };
  /** Ends it like a crash of its machine. */
  kill(): Promise<void>;
  /** Lets it accept connections without a response, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

const OBJECT = '._S3rver_object';
const METADATA = '._S3rver_metadata.json';

function isWhole(metadata: string): boolean {
  try {
    JSON.parse(readFileSync(metadata, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Deletes what a killed server left half written. An object store proper never shows such objects; s3rver fails on them. */
function deleteUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(OBJECT))) {
    const object = join(folder, file);
    const metadata = object.slice(0, -OBJECT.length) + METADATA;
    if (!isWhole(metadata))
      for (const path of [object, `${object}.md5`, metadata]) rmSync(path, { force: true });
  }
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The object store ${why}. Output: ${output.trim()}`));
    const timer = setTimeout(fail, START_WITHIN_MS, 'did not get ready');
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /listening on \S+?:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`stopped with code ${code}`);
    });
  });
}

/**
 * Starts a server of the S3 protocol (s3rver) in a process of its own, with one bucket whose objects are in `folder`. They
 * are there again when it is started with the same folder.
 */
export async function startObjectStore({
  folder,
  port = 0,
  bucket = 'pictures',
}: {
  folder: string;
  port?: number;
  bucket?: string;
}): Promise<RunningObjectStore> {
  deleteUnfinished(folder);
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const args = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  /* It encrypts the tokens of long lists with DES, which OpenSSL has only with this option. */
  const node = ['--openssl-legacy-provider', program];
  const child = spawn(process.execPath, [...node, ...args, '--configure-bucket', bucket], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listening = await waitForPort(child);
  return {
    url: `http://127.0.0.1:${listening}`,
    bucket,
    region: 'us-east-1',
    key: KEY,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
