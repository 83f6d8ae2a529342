import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkoutPage, type CheckoutQuery } from './checkout-page';
import { ApiError } from './entities';
import type { Sandbox } from './sandbox.types';

const asset = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** Only the shop that opened it may frame the page, and only its own files run in it. */
function protect(reply: FastifyReply, opener: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${opener}`,
  ];
  return reply.header('content-security-policy', policy.join('; ')).header('cache-control', 'no-store');
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ApiError(400, 'The opener is not a web page.');
  return url.origin;
}

/** The checkout script that shops include, and the page it opens. */
export function registerCheckoutRoutes(app: FastifyInstance, { ledger, options }: Sandbox): void {
  const files = [
    ['/v1/checkout.js', 'checkout.js', 'text/javascript'],
    ['/checkout/page.js', 'checkout-page.js', 'text/javascript'],
    ['/checkout/page.css', 'checkout-page.css', 'text/css'],
  ] as const;
  for (const [path, file, type] of files) {
    const content = asset(file);
    app.get(path, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(content),
    );
  }
  app.get<{ Params: { orderId: string }; Querystring: Partial<CheckoutQuery> & { key?: string } }>(
    '/checkout/:orderId',
    (request, reply) => {
      const { key, name = '', description = '', holder = '', opener = '', display = '' } = request.query;
      if (key !== options.keyId) throw new ApiError(400, 'The key is not valid.', 'key');
      const page = checkoutPage(
        ledger.order(request.params.orderId),
        { name, description, holder, opener: originOf(opener), display },
        request.headers['user-agent'] ?? '',
      );
      return protect(reply, originOf(opener)).type('text/html; charset=utf-8').send(page);
    },
  );
}
