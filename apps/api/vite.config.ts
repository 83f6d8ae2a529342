import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the product imports → what `--mode faults` takes in its place, which wraps the real one. */
const SEAMS: Record<string, string> = {
  './ports': here('src/testing/faults/ports.ts'),
  '@aabha/db/client': here('src/testing/faults/database.ts'),
  './effects': here('src/testing/faults/effects.ts'),
};
const SEWN = [here('src/main.ts'), here('src/databases.ts'), here('src/workers.ts')];

/** For `npm run faults` only: the same API with points where it can be made to exit. */
const faultPoints: Plugin = {
  name: 'put-fault-points-in-the-seams',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && SEWN.includes(importer) ? SEAMS[source] : undefined,
};

/**
 * One file for Node. Workspace packages are bundled from source; packages of the registry stay in node_modules, except the
 * patched PostgreSQL driver (docs/decisions/009), so that an installation without the patch cannot run without it.
 */
export default defineConfig(({ mode }) => {
  const isForFaults = mode === 'faults';
  /* Where no production build looks. */
  const outDir = isForFaults ? '.cache/faults' : 'dist';
  return {
    build: {
      ssr: 'src/main.ts',
      target: 'node20',
      outDir,
      sourcemap: true,
      /* Stack traces name files and lines; the sources themselves are in the repository. */
      rolldownOptions: { output: { entryFileNames: 'main.js', sourcemapExcludeSources: true } },
    },
    ssr: { noExternal: ['postgres'] },
    plugins: [
      ...(isForFaults ? [faultPoints] : []),
      {
        name: 'copy-what-is-read-at-run-time',
        closeBundle: () => {
          cpSync('../../packages/db/migrations', `${outDir}/migrations`, {
            recursive: true,
            /* Snapshots are for making the next migration, and are most of the folder. */
            filter: (path) => !path.endsWith('_snapshot.json'),
          });
          cpSync('src/ports/pdf/fonts', `${outDir}/fonts`, { recursive: true });
          cpSync('src/rest/reference/page', `${outDir}/page`, { recursive: true });
        },
      },
    ],
  };
});
