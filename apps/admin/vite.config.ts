import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { jitlessZod } from '../../packages/web/src/jitless-zod';
import { precompress } from '../../packages/web/src/precompress';
import { scopedNames } from '../../packages/web/src/scoped-names';
import { stripSchemaDocs } from '../../packages/web/src/strip-schema-docs';

const project = fileURLToPath(new URL('../../', import.meta.url));

/**
 * All static imports of the app form one chunk. Otherwise each lazy part that shares modules splits it into
 * pieces, which compress worse and cost every screen some kilobytes.
 */
const FIRST_LOAD = { name: 'first-load', test: /\/apps\/admin\/src\/App\.tsx$/ };
/** Two small files that the lists and the forms share: apart from each other they compress worse. */
const LODASH = { name: 'lodash', test: /[\\/]lodash[\\/](union|_baseFlatten)\.js/ };
/** What edits and removes a row: most lists have both, and name one chunk instead of four. */
const ROW_BUTTONS = {
  name: 'row-buttons',
  test: /components[\\/](EditRowButton|RemoveRowButton|EditRemove)\.tsx$|icons-material[\\/](EditOutlined|DeleteOutlined)\b/,
};
/** The choices of an input, which the filter by a choice has too. */
const CHOICES = {
  name: 'choices',
  test: /src[\\/](data[\\/]choices-of|components[\\/]lists[\\/]choice-filter)\.tsx?$/,
};

/** Two builds: the client into dist/client, and with --ssr the server into dist/server. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        build: {
          ssr: true,
          outDir: 'dist/server',
          target: 'node20',
          rolldownOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
        },
      }
    : {
        plugins: [react(), stripSchemaDocs(), jitlessZod(), precompress('dist/client')],
        css: { modules: { generateScopedName: scopedNames(project) } },
        /* Nothing is inlined: the Content-Security-Policy loads fonts from files only. */
        build: {
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 1600,
          rolldownOptions: {
            /* No module of tRPC has an effect; else its WebSocket client would load, which nothing uses. */
            treeshake: { moduleSideEffects: [{ test: /@trpc[\\/]/, sideEffects: false }] },
            output: { codeSplitting: { groups: [FIRST_LOAD, LODASH, ROW_BUTTONS, CHOICES] } },
          },
        },
      },
);
