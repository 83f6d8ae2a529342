import { fileURLToPath } from 'node:url';
import { LANGUAGE_FACTS, LANGUAGES, TRANSLATIONS } from '../../packages/contracts/src/language/language';
import { dropUnusedColorsPlugin } from '../../packages/web/src/drop-unused-colors';
import { jitlessZod } from '../../packages/web/src/jitless-zod';
import { precompress } from '../../packages/web/src/precompress';
import { scopedNames } from '../../packages/web/src/scoped-names';
import { stripSchemaDocs } from '../../packages/web/src/strip-schema-docs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

/** `--mode hi` builds the shop in Hindi: other messages, and addresses that start with /hi. Any other mode is English. */
const languageOf = (mode: string) => TRANSLATIONS.find((language) => language === mode) ?? 'en';
const basePathOf = (mode: string) => LANGUAGE_FACTS[languageOf(mode)].basePath;
const messagesOf = (mode: string) =>
  fileURLToPath(new URL(`../../packages/messages/src/${languageOf(mode)}/`, import.meta.url));
const clientFolder = (mode: string) => `dist/client${basePathOf(mode)}`;
/** Imports that lead into the folder of the build's language: all but those of a language by its code or of all of them. */
const OF_ONE_LANGUAGE = new RegExp(`^@aabha/messages/(?!(?:${LANGUAGES.join('|')})/|texts-of$)`);
const project = fileURLToPath(new URL('../../', import.meta.url));
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
  /[\\/](ui[\\/]src[\\/]components|features[\\/]products)[\\/].*\.tsx?$|tabler|lib[\\/](LaterSection|use-near-viewport|stored-ids|remembered-pin|zip-digits)\.tsx?$|(money-format|india-time|cart\.rules|facts)\.ts|react-router/;
/* What the first views of televisions share. It stays one file, whichever further pages use a part of it. */
const CARDS =
  /(ui[\\/]src[\\/]components[\\/](Chip|Dialog|Price|ResponsivePicture|Stars)|features[\\/]products[\\/]card)[\\/.].*(tsx?|css)$/;
/* Its styles are too large for the home page, which compares nothing. */
const COMPARISON = /features[\\/]compare[\\/].*\.tsx?$/;
/** What every page loads after its first view. */
const LATER = /(layout[\\/](Toasts|SubscribeForm)|features[\\/](recently-viewed[\\/])).*(tsx?|css)$/;
/** What the page of a television loads after its first view for visitors and shoppers alike; one file is one request. */
const BELOW_TELEVISION =
  /(features[\\/](share[\\/]|products[\\/]turntable[\\/]TurnButton|wish-list[\\/](SaveToggle|use-wish))|lib[\\/]visitor-wishes).*tsx?$/;
/** Add to Cart, on the pages of televisions and in the comparison. */
const PURCHASE = /features[\\/]cart[\\/](purchase[\\/]use-|use-add-to-cart).*\.tsx?$/;
/**
 * Many small files are slow on phones: each is a round trip, and only six load in parallel. The code of all
 * first loads is one file, and small shared modules are grouped by the routes that share them.
 */
const SPLITTING = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 3 },
    { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
    {
      name: 'shared',
      test: SMALL_PARTS,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 20_000,
      priority: 1,
    },
    { name: 'later', test: LATER, priority: 0 },
    { name: 'compare', test: COMPARISON, minShareCount: 2, priority: 1 },
    { name: 'below-television', test: BELOW_TELEVISION, priority: 0 },
    { name: 'purchase', test: PURCHASE, minShareCount: 2, priority: 1 },
  ],
};
/* The default name of a shared file would list all modules that share it. */
const shortName = (name = '') => name.replace(/(~.*)?(\.\w+)?$/, '');
/* The first load names every file, and hashes do not compress. Pages of the server name the same assets. */
const assetFileNames = ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash:7][extname]`;
const CLIENT_FILES = {
  codeSplitting: SPLITTING,
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortName(name)}-[hash:7].js`,
  assetFileNames,
};

/** Settings of the server that renders the pages of all languages, each on a thread of its own. */
const serverBuild = (mode: string): BuildEnvironmentOptions => ({
  ssr: true,
  target: 'node20',
  // As in the client build, so that asset addresses in pages match.
  assetsInlineLimit: 0,
  outDir: `dist/server${basePathOf(mode)}`,
  sourcemap: true,
  copyPublicDir: false,
  // The render thread has its own entry file.
  rolldownOptions: {
    input: {
      ...(languageOf(mode) === 'en' ? { main: 'server/main.ts' } : {}),
      'render-worker': 'server/render-worker.ts',
    },
    // Stack traces name files and lines; the sources themselves are in the repository.
    output: { assetFileNames, entryFileNames: '[name].js', sourcemapExcludeSources: true },
  },
});

/** Settings of the files that browsers load. */
const clientBuild = (mode: string): BuildEnvironmentOptions => ({
  outDir: clientFolder(mode),
  copyPublicDir: languageOf(mode) === 'en',
  manifest: true,
  // Listing the dependencies of every chunk would add 1.5 KB to each first load. Server-rendered pages
  // preload theirs in the head; other routes are preloaded on intent.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    // A text is where it is shown, so that no page loads those of another.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    // Reading a property or making a context that nobody uses has no effect. Neither has a module of tRPC; else its
    // WebSocket client would load, which nothing uses.
    treeshake: {
      moduleSideEffects: [{ test: /@trpc[\\/]/, sideEffects: false }],
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
      manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy'],
    },
    output: CLIENT_FILES,
  },
});

/**
 * `vite build` builds the client, `vite build --ssr` the server that renders pages and serves both. Both are built
 * once for each language, since a build holds the messages of one.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  base: `${basePathOf(mode)}/`,
  plugins: [
    router,
    react(),
    stripSchemaDocs(),
    jitlessZod(),
    ...(isSsrBuild ? [] : [dropUnusedColorsPlugin(), precompress(clientFolder(mode))]),
  ],
  css: { modules: { generateScopedName: scopedNames(project) } },
  // Libraries read NODE_ENV often, and each access to `process.env` is an expensive native call.
  define: {
    'import.meta.env.IS_TRANSLATED': String(languageOf(mode) !== 'en'),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  resolve: {
    alias: [
      { find: /^@aabha\/ui\/components\//, replacement: uiComponents },
      { find: OF_ONE_LANGUAGE, replacement: messagesOf(mode) },
    ],
  },
  build: isSsrBuild ? serverBuild(mode) : clientBuild(mode),
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', 'fastify-plugin', '@fastify/http-proxy', '@fastify/static', 'prom-client'],
        }
      : { noExternal: [/^@mantine\//] },
}));
