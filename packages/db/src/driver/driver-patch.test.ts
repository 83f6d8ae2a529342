import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The hunks of the patch by file, each as the lines that it leaves. */
function patchedHunks(patch: string): { file: string; lines: string }[] {
  return patch.split(/^diff --git /m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1];
    if (file === undefined) return [];
    const [, ...hunks] = part.split(/^@@ .*$\n/m);
    return hunks.map((hunk) => {
      const left = hunk.split('\n').filter((line) => line !== '' && !line.startsWith('-'));
      return { file, lines: left.map((line) => line.slice(1)).join('\n') };
    });
  });
}

it.each(patchedHunks(text('patches/postgres+3.4.9.patch')).map(({ file, lines }, n) => [n + 1, file, lines]))(
  'hunk %i of the driver patch is applied to %s: if not, run npm ci',
  (_n, file, lines) => {
    const installed = text(String(file)).replaceAll(/\n+/g, '\n');
    expect(installed.includes(String(lines).replaceAll(/\n+/g, '\n'))).toBe(true);
  },
);
