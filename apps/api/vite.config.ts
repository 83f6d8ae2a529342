import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One file for Node. Workspace packages are bundled from source; packages of the registry stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  plugins: [
    {
      name: 'copy-what-is-read-at-run-time',
      closeBundle: () => {
        cpSync('../../packages/db/migrations', 'dist/migrations', { recursive: true });
        cpSync('src/ports/pdf/fonts', 'dist/fonts', { recursive: true });
        cpSync('src/rest/reference/page', 'dist/page', { recursive: true });
      },
    },
  ],
});
