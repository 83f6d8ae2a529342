import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerManifest } from '@tanstack/router-core';
import type { AssetsByRouteId, RouteAssets } from '../src/lib/route-assets';

interface BuiltChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** Returns the addresses of everything that a chunk loads: its static imports and their styles. `base` is that of the build. */
export function closureOf(manifest: BuildManifest, key: string, base = '/'): { js: string[]; css: string[] } {
  const js: string[] = [];
  const css: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    js.push(base + chunk.file);
    css.push(...(chunk.css ?? []).map((file) => base + file));
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

/** What the server needs of a client build to render pages. */
export interface BuildAssets {
  /** For the router: the entry script. */
  manifest: ServerManifest;
  /** Styles and scripts of each route, without the entry script and those of the root route. */
  assets: AssetsByRouteId;
}

/** Converts the client build's manifest. `readStyle` returns the text of a style sheet by its address; `base` starts all addresses. */
export function toBuildAssets(
  built: BuildManifest,
  readStyle: (href: string) => string,
  base = '/',
): BuildAssets {
  const entry = Object.keys(built).find((key) => built[key]?.isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const root = closureOf(built, entry, base);
  const src = root.js.at(-1) ?? '';
  const already = new Set([...root.js, ...root.css]);
  const toAssets = (js: string[], css: string[]): RouteAssets => ({
    styles: css.map((href) => ({ href, css: readStyle(href) })),
    scripts: js,
  });
  const isNew = (url: string) => !already.has(url);
  const assets = new Map([['__root__', toAssets(root.js.slice(0, -1), root.css)]]);
  for (const key of Object.keys(built)) {
    const file = ROUTE_CHUNK.exec(key)?.[1];
    if (!file || file === '__root') continue;
    const { js, css } = closureOf(built, key, base);
    assets.set(routeIdOf(file), toAssets(js.filter(isNew), css.filter(isNew)));
  }
  const scripts = [{ attrs: { type: 'module', async: true, src } }];
  return { manifest: { routes: { __root__: { scripts } } }, assets };
}

export function readBuildManifest(clientFolder: string): BuildManifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as BuildManifest;
}

/** Reads the client build of a language, whose addresses start with `basePath`: '' or, say, '/hi'. */
export function readBuildAssets(clientFolder: string, basePath: string): BuildAssets {
  const readStyle = (href: string) =>
    readFileSync(join(clientFolder, href.slice(basePath.length)), 'utf8').trim();
  return toBuildAssets(readBuildManifest(clientFolder), readStyle, `${basePath}/`);
}
