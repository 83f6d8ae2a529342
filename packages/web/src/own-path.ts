import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type Judgement = { kind: 'ok' } | { kind: 'redirect'; path: string } | { kind: 'refuse' };

/** Prefixes that URL parsers read as the start of a host name. */
const HOST_MARK = /^[/\\]{2,}/;

/**
 * Classifies the target of a request line. A router reads `//evil.example/a` as a path but a URL parser reads
 * a host, and an absolute URL names its own host: neither may reach the addresses of a page.
 */
export function judgeTarget(target: string): Judgement {
  if (!target.startsWith('/')) return { kind: 'refuse' };
  return HOST_MARK.test(target) ? { kind: 'redirect', path: target.replace(HOST_MARK, '/') } : { kind: 'ok' };
}

/**
 * Accepts only paths of this site: a path that starts like a host is redirected to its clean path (308),
 * anything else is refused (400).
 */
export const ownPath = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const judgement = judgeTarget(request.raw.url ?? '');
    if (judgement.kind === 'ok') return;
    reply.header('cache-control', 'no-store');
    if (judgement.kind === 'redirect') return reply.redirect(judgement.path, 308);
    return reply.code(400).type('text/plain; charset=utf-8').send('This request cannot be answered.');
  });
});
