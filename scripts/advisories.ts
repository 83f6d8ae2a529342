import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { acceptanceOf } from './advisories/acceptance-of';
import { findAdvisories } from './advisories/find-advisories';
import { lockedPackages } from './advisories/locked-packages';
import { root } from './install.mjs';
import { runCommand } from './stack/run-command';

/*
 * Prints which packages of the lockfile have known weaknesses: npm run advisories -- --from FOLDER
 * FOLDER has files in the OSV format, such as a copy of the GitHub Advisory Database or of OSV's export for npm. Without it the registry is
 * asked, which a mirror may not answer. Exits with 1 when a package that production runs is affected.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } });

async function askRegistry(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    maxBuffer: 1e8,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const report = JSON.parse(stdout || '{}') as {
    message?: string;
    vulnerabilities?: Record<string, { severity: string; range: string }>;
  };
  if (!report.vulnerabilities)
    throw new Error(
      `The registry tells no advisories (${report.message ?? 'no response'}). Give a folder of them with --from.`,
    );
  const found = Object.entries(report.vulnerabilities);
  if (found.length === 0) return 'No package that production runs has a known weakness.';
  throw new Error(found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`).join('\n'));
}

function readFolder(folder: string): string {
  const locked = lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { read, affected } = findAdvisories(folder, locked);
  const today = new Date().toISOString().slice(0, 10);
  const decided = affected.map((found) => ({ ...found, acceptance: acceptanceOf(found, today) }));
  const lines = decided.map(
    ({ name, version, advisory, severity, summary, fixedIn, isShipped, acceptance }) => {
      const use = [isShipped ? 'production' : 'development', ...(acceptance ? [acceptance.text] : [])].join(
        ', ',
      );
      const end = fixedIn === undefined ? 'no version without it' : `fixed in ${fixedIn}`;
      return `${name}@${version} (${use}): ${advisory}, ${severity}: ${summary} (${end})`;
    },
  );
  const stops = decided.some(({ isShipped, acceptance }) => isShipped && acceptance?.isAccepted !== true);
  const text = [`${read} advisories, ${affected.length} about this lockfile`, ...lines].join('\n');
  if (stops) throw new Error(text);
  return text;
}

runCommand(() =>
  values.from === undefined ? askRegistry() : Promise.resolve(readFolder(resolve(values.from))),
);
