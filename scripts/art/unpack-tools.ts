import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Writes out light (.exr) and lettering (.woff) from the modules of @pmndrs/assets, which hold them in base64:
 *   npx tsx scripts/art/unpack-tools.ts
 */

const TOOLS = fileURLToPath(new URL('tools/', import.meta.url));
const PACKED = join(TOOLS, 'node_modules/@pmndrs/assets');

for (const [kind, ending] of [
  ['hdri', '.exr.js'],
  ['fonts', '.woff.js'],
] as const) {
  mkdirSync(join(TOOLS, 'assets', kind), { recursive: true });
  for (const name of readdirSync(join(PACKED, kind)).filter((file) => file.endsWith(ending))) {
    const body = /base64,([A-Za-z0-9+/=]+)/.exec(readFileSync(join(PACKED, kind, name), 'utf8'))?.[1];
    if (body === undefined) continue;
    writeFileSync(join(TOOLS, 'assets', kind, name.slice(0, -'.js'.length)), Buffer.from(body, 'base64'));
  }
}
