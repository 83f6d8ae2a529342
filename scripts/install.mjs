import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Plain JavaScript without dependencies: this runs before there are any. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');
/* Patches are applied by npm after it installed (postinstall), so a new one means to install again. */
const patches = join(root, 'patches');
const stamp = join(root, 'node_modules', '.installed');
/* npm leaves its own list of what it installed, which says that somebody ran it by hand. */
const installedByNpm = join(root, 'node_modules', '.package-lock.json');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old. Please install Node 20.19 or newer (see .nvmrc).`);
}

function isInstalled(wanted) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  return (
    existsSync(installedByNpm) &&
    sources().every((file) => statSync(installedByNpm).mtimeMs >= statSync(file).mtimeMs)
  );
}

/** The files that say what is installed. */
const sources = () => [
  lockfile,
  ...readdirSync(patches)
    .sort()
    .map((name) => join(patches, name)),
];

/** Installs the dependencies when they are missing or the lockfile changed since. Returns whether it had to. */
export function ensureInstalled() {
  checkNode();
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (isInstalled(wanted)) {
    writeFileSync(stamp, wanted);
    return false;
  }
  process.stdout.write('Installing dependencies (a minute or two the first time)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0)
    fail('The dependencies could not be installed. Is the network reachable and the disk writable?');
  writeFileSync(stamp, wanted);
  return true;
}

/** Runs a TypeScript script in this terminal and ends with its exit code. */
export function runScript(name, args) {
  const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(done.status ?? 1);
}
