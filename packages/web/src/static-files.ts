import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface StaticFilesOptions {
  /** Folder of the client build. */
  root: string;
  /** URL prefixes of the files that have a content hash in their name. */
  hashedPrefixes: readonly string[];
}

/**
 * Serves the files of a client build, each on its own route, so that all other paths stay free for pages.
 * Hashed files are cached for a year, others for an hour. Precompressed files (`.br`, `.gz`) are served where
 * the client accepts them.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root, hashedPrefixes }: StaticFilesOptions) => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const url = path.slice(root.length);
      const hashed = hashedPrefixes.some((prefix) => url.startsWith(prefix));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
});
