import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../packages/web/src/precompress';

/** Two builds: the client into dist/client, and with --ssr the server that hands it out into dist/server. */
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
        plugins: [react(), precompress('dist/client')],
        /* Nothing is inlined: the Content-Security-Policy loads fonts from files only. */
        build: { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
      },
);
