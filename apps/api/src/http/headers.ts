import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';

/** Headers that every response has anyway or that belong to one response only. */
const PER_RESPONSE = new Set(['content-length', 'content-type', 'connection', 'date']);

/**
 * Returns the headers that helmet sets. They depend on its options only, but helmet computes them for each
 * request, which takes longer than sending a cached response; so they are computed once, by an app of their
 * own.
 */
async function helmetHeaders(): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  /* The app has no route, but its 404 has the same headers as any response. */
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !PER_RESPONSE.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/**
 * Sets the headers of every response, failures and files included. The API serves no pages, so its content
 * security policy allows nothing; the reference sets its own. A response without `cache-control` may be
 * personal, so it is `no-store`.
 */
export const headers = fp(async (app: FastifyInstance) => {
  const always = { ...(await helmetHeaders()), 'permissions-policy': NO_DEVICES };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
});
