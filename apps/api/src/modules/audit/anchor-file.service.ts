import { appendFile, readFile } from 'node:fs/promises';
import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import type { KnownAuditHead } from './verify-audit.service';
import { findAnchor } from './audit-seals.queries';

/** Returns the text of a file; '' where there is none. */
const textOf = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/**
 * Adds the line of a day to the file of anchors, `2026-11-28 123 ‹chain hash›`, unless it is there. Without the setting
 * AUDIT_ANCHOR_FILE there is no file. It is tried again when the file cannot be written.
 */
export async function writeAnchorFile(
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  { day }: Effects['audit.anchor-file'],
): Promise<void> {
  const path = config.AUDIT_ANCHOR_FILE;
  const anchor = path === undefined ? undefined : await findAnchor(db, day);
  if (path === undefined || !anchor) return;
  const line = `${day} ${anchor.serial} ${anchor.chainHash}\n`;
  if ((await textOf(path)).includes(line)) return;
  await appendFile(path, line, { mode: 0o600 });
}

/** Returns the anchors of a file. Throws for a line of another form. */
export async function readAnchorFile(path: string): Promise<KnownAuditHead[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const found = /^(\d{4}-\d{2}-\d{2}) (\d+) ([0-9a-f]{64})$/.exec(line);
    if (!found) throw new Error(`A line of ${path} is no anchor: "${line}".`);
    const [, day = '', serial, chainHash = ''] = found;
    return { serial: Number(serial), chainHash, source: `the line of ${day}` };
  });
}
