import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type Judgement = { kind: 'ok' } | { kind: 'redirect'; path: string } | { kind: 'refuse' };

/** What URL parsers read as the beginning of another server's name. */
const HOST_MARK = /^[/\\]{2,}/;

/**
 * Judges the target of a request line. `//evil.example/a` is a path to a router and another server to a URL parser, and
 * an absolute URL names its own server: neither may get into the addresses of a page.
 */
export function judgeTarget(target: string): Judgement {
  if (!target.startsWith('/')) return { kind: 'refuse' };
  return HOST_MARK.test(target) ? { kind: 'redirect', path: target.replace(HOST_MARK, '/') } : { kind: 'ok' };
}

/** Lets only paths of this site through: others are redirected to their clean path (308), or refused (400). */
export const ownPath = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const judgement = judgeTarget(request.raw.url ?? '');
    if (judgement.kind === 'ok') return;
    reply.header('cache-control', 'no-store');
    if (judgement.kind === 'redirect') return reply.redirect(judgement.path, 308);
    return reply.code(400).type('text/plain; charset=utf-8').send('This request cannot be answered.');
  });
});
