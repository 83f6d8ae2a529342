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
      name: 'copy-migrations',
      closeBundle: () => cpSync('../../packages/db/migrations', 'dist/migrations', { recursive: true }),
    },
  ],
});
