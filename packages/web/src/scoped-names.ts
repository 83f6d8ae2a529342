import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names the CSS classes of a build: the class's own name and four characters of the digest of its file. Vite's
 * default adds the line, which compresses badly in pages that hold their styles. Names follow from paths below
 * `root` alone, so the builds of browser, server and each language agree.
 * @throws When two files have the same digest: rename one of them.
 */
export function scopedNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const digest = createHash('sha256').update(path).digest('hex').slice(0, 4);
    const other = files.get(digest) ?? path;
    if (other !== path)
      throw new Error(`The classes of ${path} and ${other} would have the same names: rename one.`);
    files.set(digest, path);
    return `${name}_${digest}`;
  };
}
