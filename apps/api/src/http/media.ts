import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves pictures by content hash: a name always has the same content, so caches may store it for a year
 * (docs/spec/media.md#derived-pictures).
 */
export function media(folder: string) {
  return async function mediaPlugin(app: FastifyInstance): Promise<void> {
    const root = resolve(folder);
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      index: false,
      dotfiles: 'ignore',
      maxAge: '365d',
      immutable: true,
      decorateReply: false,
    });
  };
}
