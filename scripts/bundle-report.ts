/**
 * What is in each file that browsers load: `npm run bundle`, or `npm run bundle -- admin --most 10`. Builds the app in
 * memory and leaves `dist` alone. Sizes are of each module as it stands in the file, before compression.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite';
import { root } from './install.mjs';

const KB = 1024;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '12' } },
});
const app = positionals[0] ?? 'store';
const most = Number(values.most);
if (!['store', 'admin'].includes(app) || !Number.isInteger(most) || most < 1) {
  process.stderr.write('Say: npm run bundle -- [store|admin] [--most MODULES]\n');
  process.exit(1);
}

/** `@mantine/core` for a module of a package, the path in the repository for our own. */
function ownerOf(id: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (inPackage) return inPackage;
  return id.startsWith('/') ? relative(root, id.split('?', 1)[0] ?? id) : id.replaceAll('\0', '');
}

function print(chunk: Rolldown.OutputChunk): void {
  const sizes = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(chunk.modules))
    sizes.set(ownerOf(id), (sizes.get(ownerOf(id)) ?? 0) + renderedLength);
  const rows = [...sizes].toSorted(([, a], [, b]) => b - a).filter(([, bytes]) => bytes > 0);
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(8);
  const brotliKb = (brotliCompressSync(chunk.code).length / KB).toFixed(1);
  process.stdout.write(`\n${chunk.fileName}: ${brotliKb} KB with Brotli\n`);
  for (const [owner, bytes] of rows.slice(0, most)) process.stdout.write(`${kb(bytes)} KB  ${owner}\n`);
  const rest = rows.slice(most);
  const restBytes = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (rest.length > 0) process.stdout.write(`${kb(restBytes)} KB  ${rest.length} more\n`);
}

const appFolder = join(root, 'apps', app);
process.chdir(appFolder);
const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  undefined,
  appFolder,
  'error',
);
if (!loaded) throw new Error(`${appFolder} has no configuration of Vite.`);
const plugins = ((await Promise.all([loaded.config.plugins].flat(5))) as Plugin[]).flat(3);
const result = await build({
  ...loaded.config,
  root: appFolder,
  configFile: false,
  logLevel: 'warn',
  /* Compressed neighbours belong to files that are written. */
  plugins: plugins.filter((plugin) => plugin && plugin.name !== 'precompress'),
  build: { ...loaded.config.build, write: false },
});
const outputs = [result].flat() as Rolldown.RolldownOutput[];
const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
for (const chunk of chunks.toSorted((a, b) => b.code.length - a.code.length)) print(chunk);
