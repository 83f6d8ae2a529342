import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Paths that the server responds to with the back office page; its client router does the rest
 * (docs/spec/back-office.md#screens).
 */
const PAGES = ['/admin-login', '/admin-enrol', '/admin-reset', '/admin-dashboard', '/admin-dashboard/*'];

/** Serves the page for every path of the back office; `/` redirects there, and security.txt to that of the shop. */
export function registerPages(
  app: FastifyInstance,
  storeUrl: string,
  page: (request: FastifyRequest) => string | Promise<string>,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await page(request));
  for (const path of PAGES) app.get(path, send);
  app.get('/', (_request, reply) => reply.redirect('/admin-dashboard'));
  const securityTxt = new URL('/.well-known/security.txt', storeUrl).href;
  app.get('/.well-known/security.txt', (_request, reply) => reply.redirect(securityTxt));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found.'),
  );
}
