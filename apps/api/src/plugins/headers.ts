import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';

/**
 * Headers of every answer, refusals and files too. The API shows no pages, so its policy allows nothing; the reference
 * sets its own. What does not say how long it may be kept is kept by nobody: it may be personal.
 */
export const headers = fp(async (app: FastifyInstance) => {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', NO_DEVICES);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
