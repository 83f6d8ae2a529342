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

/** `vite build` makes what browsers load, `vite build --ssr` the server that renders pages and serves both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [router, react(), ...(isSsrBuild ? [] : [precompress('dist/client')])],
  resolve: { alias: [{ find: /^@aabha\/ui\/components\//, replacement: uiComponents }] },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node20',
        outDir: 'dist/server',
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Naming what every chunk of every route needs would add 1.5 KB to each first load. Pages that the server renders
        // name theirs in their head; elsewhere a route is fetched on the first sign that one goes there.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', 'fastify-plugin', '@fastify/http-proxy', '@fastify/static'],
        }
      : { noExternal: [/^@mantine\//] },
}));
