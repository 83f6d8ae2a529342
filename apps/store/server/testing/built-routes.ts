import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toBuildAssets, type BuildAssets, type BuildManifest } from '../build-assets';

const ROUTES = fileURLToPath(new URL('../../src/routes', import.meta.url));

/** Returns the assets of a build in which each route file has a script, a style sheet, and a shared chunk. */
export function builtRoutes(): BuildAssets {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const built: BuildManifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      imports: ['_start.js'],
      css: ['assets/entry.css'],
    },
    '_start.js': { file: 'assets/start.js' },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_start.js'] },
    ...Object.fromEntries(
      files.map((file) => [
        `src/routes/${file}?tsr-split=component`,
        {
          file: `assets/${file}.js`,
          css: [`assets/${file}.css`],
          imports: ['_shared.js', 'src/entry-client.tsx'],
        },
      ]),
    ),
  };
  return toBuildAssets(built, (href) => `.of{content:"${href} </style>"}`);
}
