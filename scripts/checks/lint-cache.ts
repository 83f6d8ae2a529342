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
 * Where ESLint keeps what it found, relative to the root. ESLint goes by a file's text and by its own settings; what the
 * typed rules say follows from tsconfig too, so other projects have another cache: a kept "not found" would stay for ever.
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
