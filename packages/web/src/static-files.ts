import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface StaticFilesOptions {
  /** The folder of the client build. */
  root: string;
  /** Its files that carry their content's hash in their name, as a URL prefix. */
  hashedPrefix: string;
}

/**
 * Serves the files of a client build, each on its own route, so that everything else stays free for pages. Hashed files
 * are kept for a year, others for an hour. Precompressed neighbours (`.br`, `.gz`) are served where accepted.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root, hashedPrefix }: StaticFilesOptions) => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.slice(root.length).startsWith(hashedPrefix);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
});
