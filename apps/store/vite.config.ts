import { fileURLToPath } from 'node:url';
import { precompress } from '../../packages/web/src/precompress';
import { stripSchemaDocs } from '../../packages/web/src/strip-schema-docs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const uiComponents = fileURLToPath(new URL('../../packages/ui/src/components/', import.meta.url));

/** Only the code that matches URLs is in the first load; loaders and components load with their route. */
const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
  },
  quoteStyle: 'single',
  semicolons: true,
});

/* Modules with schemas are excluded: the schema library is large, and read-only pages do not need it. */
const SMALL_PARTS =
  /[\\/](ui[\\/]src[\\/]components|features[\\/]products)[\\/].*\.tsx?$|tabler|lib[\\/](page-head|use-near-viewport|stored-ids)\.ts|(money-format|india-time|cart\.rules|facts)\.ts|react-router/;
/* Its styles are too large for the home page, which compares nothing. */
const COMPARISON = /features[\\/](compare|recently-viewed)[\\/].*\.tsx?$/;
/**
 * Many small files are slow on phones: each is a round trip, and only six load in parallel. The code of all
 * first loads is one file, and small shared modules are grouped by the routes that share them.
 */
const SPLITTING = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 2 },
    {
      name: 'shared',
      test: SMALL_PARTS,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 1,
    },
    { name: 'compare', test: COMPARISON, minShareCount: 2, priority: 1 },
  ],
};
/* The default name of a shared file would list all modules that share it. */
const shortName = (name = '') => name.replace(/(~.*)?(\.\w+)?$/, '');
const CLIENT_FILES = {
  codeSplitting: SPLITTING,
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash][extname]`,
};

/** `vite build` builds the client, `vite build --ssr` the server that renders pages and serves both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [router, react(), stripSchemaDocs(), ...(isSsrBuild ? [] : [precompress('dist/client')])],
  // Libraries read NODE_ENV often, and each access to `process.env` is an expensive native call.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: [{ find: /^@aabha\/ui\/components\//, replacement: uiComponents }] },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node20',
        // As in the client build, so that asset addresses in pages match.
        assetsInlineLimit: 0,
        outDir: 'dist/server',
        sourcemap: true,
        copyPublicDir: false,
        // The render thread has its own entry file.
        rolldownOptions: {
          input: { main: 'server/main.ts', 'render-worker': 'server/render-worker.ts' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Listing the dependencies of every chunk would add 1.5 KB to each first load. Server-rendered pages
        // preload theirs in the head; other routes are preloaded on intent.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: CLIENT_FILES,
        },
      },
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', 'fastify-plugin', '@fastify/http-proxy', '@fastify/static', 'prom-client'],
        }
      : { noExternal: [/^@mantine\//] },
}));
