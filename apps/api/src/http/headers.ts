import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';

/** What every answer has anyway, and what is of one answer only. */
const OF_AN_ANSWER = new Set(['content-length', 'content-type', 'connection', 'date']);

/**
 * The headers that helmet gives an answer. They follow from its options, but it works them out anew at each request,
 * which takes longer than to find and send an answer that is kept; so it is asked once, by an app of its own.
 */
async function headersOfHelmet(): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  /* It has no route, but "not found" has the headers of any answer. */
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !OF_AN_ANSWER.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/**
 * Headers of every answer, refusals and files too. The API shows no pages, so its policy allows nothing; the reference
 * sets its own. What does not say how long it may be kept is kept by nobody: it may be personal.
 */
export const headers = fp(async (app: FastifyInstance) => {
  const always = { ...(await headersOfHelmet()), 'permissions-policy': NO_DEVICES };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
});
