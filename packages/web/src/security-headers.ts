import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { contentSecurityPolicy } from './content-security-policy';
import { isOwnPage, pagePolicyHeaders, type PagePolicyOptions } from './page-policy';

const TWO_YEARS_SECONDS = 63_072_000;
const STRICTEST = contentSecurityPolicy();

/**
 * Adds security headers to every response. A response's own Content-Security-Policy, Referrer-Policy and
 * Cross-Origin-Resource-Policy are left in place; HSTS is sent over https only. With `pages`, pages also say where reports go and
 * require Trusted Types.
 */
export const securityHeaders = fp(
  async (app: FastifyInstance, { pages }: { pages?: PagePolicyOptions | undefined }) => {
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      reply.header('x-frame-options', 'DENY');
      if (!reply.hasHeader('referrer-policy'))
        reply.header('referrer-policy', 'strict-origin-when-cross-origin');
      reply.header(
        'permissions-policy',
        'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
      );
      // Banks open their own windows during a payment, so popups must keep their opener.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
      // Mails and other sites show pictures, which come with a header of their own; nothing else.
      if (!reply.hasHeader('cross-origin-resource-policy'))
        reply.header('cross-origin-resource-policy', 'same-origin');
      // A process of its own for each origin, where the browser has them: a page of a sibling host shares no memory.
      reply.header('origin-agent-cluster', '?1');
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', STRICTEST);
      if (pages && isOwnPage(request.url, reply.getHeader('content-type'))) {
        const policy = String(reply.getHeader('content-security-policy'));
        const path = request.url.split('?', 1)[0] ?? '/';
        reply.headers(pagePolicyHeaders(policy, pages, { path, isHttps: request.protocol === 'https' }));
      }
      if (request.protocol === 'https')
        reply.header('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
    });
  },
);
