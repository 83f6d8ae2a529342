import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The user of distroless images. */
const USER_ID = 65532;
/** What Node.js itself needs of the system, as in a distroless image. */
const SYSTEM_FOLDERS = ['/usr/lib', '/usr/lib64', '/dev', '/proc'];

/** Makes the mounts of a new root, enters it and becomes the program: ROOT RELEASE NODE DATA CHROOT-OPTION PROGRAM… */
const ENTER = `
set -e
root=$1 release=$2 node=$3 data=$4 user=$5
shift 5
mount --bind "$root" "$root"
for folder in ${SYSTEM_FOLDERS.join(' ')}; do
  if [ -d "$folder" ]; then mount --rbind "$folder" "$root$folder"; fi
done
mount --bind "$node" "$root/nodejs/bin/node"
mount --bind "$release" "$root/app"
mount -o remount,ro,bind "$root/app"
mount --bind "$data" "$root/data"
mount -o remount,ro,bind "$root"
exec chroot "$user" "$root" /nodejs/bin/node "$@"
`;

/**
 * A root file system that has Node.js, its shared libraries, a release at /app and an empty writable folder at /data. Linux
 * only: programs run in a mount namespace of their own, on read-only mounts, as a user without rights.
 */
export class IsolatedRelease {
  readonly data: string;
  private readonly root: string;

  constructor(
    private readonly release: string,
    folder: string,
  ) {
    this.root = join(folder, 'root');
    this.data = join(folder, 'data');
    mkdirSync(this.data, { recursive: true });
    for (const path of [...SYSTEM_FOLDERS, '/app', '/data', '/nodejs/bin'])
      if (existsSync(path) || !SYSTEM_FOLDERS.includes(path))
        mkdirSync(join(this.root, path), { recursive: true });
    writeFileSync(join(this.root, 'nodejs/bin/node'), '');
    for (const name of ['lib', 'lib64']) symlinkSync(`usr/${name}`, join(this.root, name));
    chmodSync(folder, 0o755);
    if (process.getuid?.() === 0) chownSync(this.data, USER_ID, USER_ID);
  }

  /** Runs `node ARGS` with these environment variables and no others. */
  run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
    const isRoot = process.getuid?.() === 0;
    const unshare = ['--mount', ...(isRoot ? [] : ['--map-root-user'])];
    const user = `--userspec=${isRoot ? `${USER_ID}:${USER_ID}` : '0:0'}`;
    const node = realpathSync(process.execPath);
    const parameters = [this.root, this.release, node, this.data, user, ...args];
    return spawn('/usr/bin/unshare', [...unshare, '/bin/sh', '-c', ENTER, 'sh', ...parameters], {
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
}
