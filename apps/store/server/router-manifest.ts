import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerManifest } from '@tanstack/router-core';

export interface BuiltChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** Returns everything that a chunk loads: its static imports and their styles. */
export function closureOf(manifest: BuildManifest, key: string): { js: string[]; css: string[] } {
  const js: string[] = [];
  const css: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    js.push(`/${chunk.file}`);
    css.push(...(chunk.css ?? []).map((file) => `/${file}`));
  };
  visit(key);
  return { js, css: [...new Set(css)] };
}

const ROUTE_CHUNK = /^src\/routes\/(.+)\.tsx\?tsr-split=/;

/**
 * Returns the route id of a route file: `televisions.index` → `/televisions/`, `_signed-in/checkout` →
 * `/_signed-in/checkout`.
 */
export function routeIdOf(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/(^|\/)index$/, '$1').replace(/^$/, '/');
}

/**
 * Converts the client build's manifest for the router: preloads and styles of each route, and the entry
 * script.
 */
export function toRouterManifest(manifest: BuildManifest): ServerManifest {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const root = closureOf(manifest, entry);
  const already = new Set([...root.js, ...root.css]);
  const script = { attrs: { type: 'module', async: true, src: root.js.at(-1) ?? '' } };
  const routes: ServerManifest['routes'] = {
    __root__: { preloads: root.js, css: root.css, scripts: [script] },
  };
  for (const key of Object.keys(manifest)) {
    const file = ROUTE_CHUNK.exec(key)?.[1];
    if (!file || file === '__root') continue;
    const { js, css } = closureOf(manifest, key);
    routes[routeIdOf(file)] = {
      preloads: js.filter((url) => !already.has(url)),
      css: css.filter((url) => !already.has(url)),
    };
  }
  return { routes };
}

export function readBuildManifest(clientFolder: string): BuildManifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as BuildManifest;
}
