import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function projects(root: string): string[] {
  const within = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  return ['.', 'scripts', ...within].sort();
}

/**
 * Returns the path of ESLint's cache, relative to the root. ESLint invalidates by a file's text and its own settings;
 * typed rules depend on tsconfig too, so other projects get another cache, or a stale "not found" would stay for ever.
 */
export function lintCache(root: string): string {
  const hash = createHash('sha256');
  for (const project of projects(root)) {
    for (const name of ['tsconfig.json', 'tsconfig.base.json']) {
      const path = join(root, project, name);
      if (existsSync(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  }
  return `.cache/eslint/${hash.digest('hex').slice(0, 12)}/`;
}
