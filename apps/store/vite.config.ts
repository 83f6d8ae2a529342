import { fileURLToPath } from 'node:url';
import { precompress } from '../../packages/web/src/precompress';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const uiComponents = fileURLToPath(new URL('../../packages/ui/src/components/', import.meta.url));

/** Routes keep only what matching a URL needs in the first load; loaders and screens come with their route. */
const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
  },
  quoteStyle: 'single',
  semicolons: true,
});

/* Nothing that knows the schemas: their library is large, and pages to look at have no use for it. */
const SMALL_PARTS =
  /[\\/](ui[\\/]src[\\/]components|features[\\/]products)[\\/].*\.tsx?$|tabler|lib[\\/](page-head|use-near-viewport|kept-ids)\.ts|(money-format|india-time|cart\.rules|facts)\.ts|react-router/;
/* Its styles would be too much for home, which compares nothing. */
const COMPARISON = /features[\\/](compare|recently-viewed)[\\/].*\.tsx?$/;
/**
 * Many small files cost a slow phone more than their bytes: each is a round trip, and only six travel at a time. What
 * every page starts with is one file, and small parts that several routes share are gathered by who shares them.
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
/* A shared file's own name would list all who share it. */
const shortName = (name = '') => name.replace(/(~.*)?(\.\w+)?$/, '');
const CLIENT_FILES = {
  codeSplitting: SPLITTING,
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash][extname]`,
};

/** `vite build` makes what browsers load, `vite build --ssr` the server that renders pages and serves both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [router, react(), ...(isSsrBuild ? [] : [precompress('dist/client')])],
  // Libraries look it up at every turn, and each look at the environment is a call out of the language.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: [{ find: /^@aabha\/ui\/components\//, replacement: uiComponents }] },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node20',
        // As in the browser's build: what pages name must have the same address in both.
        assetsInlineLimit: 0,
        outDir: 'dist/server',
        sourcemap: true,
        copyPublicDir: false,
        // Pages are rendered on a thread of their own, whose program is a file of its own.
        rolldownOptions: {
          input: { main: 'server/main.ts', 'render-worker': 'server/render-worker.ts' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Naming what every chunk of every route needs would add 1.5 KB to each first load. Pages that the server renders
        // name theirs in their head; elsewhere a route is fetched on the first sign that one goes there.
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
          external: ['fastify', 'fastify-plugin', '@fastify/http-proxy', '@fastify/static'],
        }
      : { noExternal: [/^@mantine\//] },
}));
