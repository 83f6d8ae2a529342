import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const FILES = [
  { url: '/docs', file: 'reference.html', type: 'text/html; charset=utf-8' },
  { url: '/docs/reference.css', file: 'reference.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/reference.js', file: 'reference.js', type: 'text/javascript; charset=utf-8' },
  { url: '/docs/code-samples.js', file: 'code-samples.js', type: 'text/javascript; charset=utf-8' },
  { url: '/docs/elements.js', file: 'elements.js', type: 'text/javascript; charset=utf-8' },
  { url: '/docs/request.js', file: 'request.js', type: 'text/javascript; charset=utf-8' },
  { url: '/docs/try-it.js', file: 'try-it.js', type: 'text/javascript; charset=utf-8' },
];

/** Allows files of this origin only, and nothing inline (docs/decisions/019-own-api-reference.md). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Beside this file in the source; beside the bundle in a build. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'page');

/**
 * Serves `GET /api/v1/docs`, an API reference with a form to try each call (docs/spec/api.md#transports). It
 * reads openapi.json.
 */
export function registerReference(app: FastifyInstance): void {
  for (const { url, file, type } of FILES) {
    const content = readFileSync(join(FOLDER, file));
    app.get(url, (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(content),
    );
  }
}
