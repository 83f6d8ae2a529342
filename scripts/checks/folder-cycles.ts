import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Test code may use anything, so it takes no part. */
const IS_PRODUCT = /\.(ts|tsx)$/;
const IS_TEST = /\.test\.tsx?$|\/testing\//;
const RELATIVE_IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** A folder and those within it are one part of the product, whose files may use each other. */
const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);

/** The folders that each folder imports from, by path. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the imports between the folders of these files; paths are relative to `root`. */
export function folderGraph(root: string, files: readonly string[]): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    if (!IS_PRODUCT.test(file) || IS_TEST.test(file)) continue;
    const from = dirname(file);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(RELATIVE_IMPORT)) {
      const path = normalize(join(from, specifier)).replaceAll('\\', '/');
      const target = EXTENSIONS.map((extension) => path + extension).find(
        (candidate) => /\.tsx?$/.test(candidate) && existsSync(join(root, candidate)),
      );
      if (target && !isWithin(dirname(target), from) && !isWithin(from, dirname(target)))
        graph.set(from, (graph.get(from) ?? new Set()).add(dirname(target)));
    }
  }
  return graph;
}

/** Returns the folders that can be reached from one, itself only where a cycle leads back. */
function reachableFrom(graph: FolderGraph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Returns the groups of folders that import each other in a circle, each sorted. */
export function folderCycles(graph: FolderGraph): string[][] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]));
  const groups = [...reach].flatMap(([folder, reached]) =>
    reached.has(folder) ? [[...reached].filter((other) => reach.get(other)?.has(folder)).sort()] : [],
  );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}
