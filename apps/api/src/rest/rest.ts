import type { FastifyInstance } from 'fastify';
import { appError } from '@aabha/contracts/errors/errors';
import type { AppDeps } from '../context/deps';
import { notFound, setErrorHandlers } from '../http/failures';
import { cacheableCalls } from '../http/cacheable-calls';
import { cacheReads } from '../cache/cached-reads';
import { limitsOf } from '../http/receive-bodies';
import { appRouter } from '../modules/router';
import { procedureOf, registerRestEndpoints, restEndpoints, UPPER_CASE_SUCCESS } from './rest-routes';
import { registerBrowserReports } from './register-browser-reports';
import { registerPaymentWebhook } from './payment-webhook';
import { registerReference } from './reference/reference';
import { isSmall } from '../trpc/safe-text';
import { openApiDocument } from './openapi/openapi-document';

/** Serves `/api/v1`: the same procedures as /trpc in the envelope (docs/spec/api.md#envelope). */
export function rest(deps: AppDeps) {
  return async function restPlugin(app: FastifyInstance): Promise<void> {
    setErrorHandlers(app);
    await app.register(async (json) => {
      /* Fastify parses plain text by default. Here it is rejected with 415 like any other unsupported
         type. */
      json.removeContentTypeParser('text/plain');
      json.addHook('preSerialization', (request, reply, payload, done) => {
        if (reply.statusCode >= 400) return done(null, payload);
        const upper = UPPER_CASE_SUCCESS.has(request.routeOptions.url?.slice(app.prefix.length) ?? '');
        done(null, { status: upper ? 'SUCCESS' : 'Success', data: payload ?? {} });
      });
      json.addHook('preValidation', (request, _reply, done) => {
        const [procedure = ''] = procedureOf(request);
        const { nodes } = limitsOf(appRouter, procedure);
        done(isSmall(request.body, nodes) ? undefined : appError('INVALID_INPUT'));
      });
      cacheReads(json, deps.cache, cacheableCalls(deps, appRouter, procedureOf));
      await registerRestEndpoints(json, deps);
    });
    refuseOtherMethods(app);
    registerPaymentWebhook(app, deps);
    registerBrowserReports(app, deps);
    registerReference(app);
    app.get('/openapi.json', openApiOf(deps.settings));
  };
}

/** Returns what returns the document with the shop's name and address; it is made again when these change. */
function openApiOf(settings: AppDeps['settings']) {
  let latest: { key: string; document: ReturnType<typeof openApiDocument> } | undefined;
  return () => {
    const { name, supportEmail } = settings.current.brand;
    const key = `${name} ${supportEmail}`;
    if (latest?.key !== key) latest = { key, document: openApiDocument({ name, supportEmail }) };
    return latest.document;
  };
}

/** Rejects another method on a known path with 405 and `Allow` (docs/spec/errors.md#statuses). */
function refuseOtherMethods(app: FastifyInstance): void {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of restEndpoints())
    byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
  for (const [path, methods] of byPath) {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method));
    app.route({
      method: others,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      /* Fastify adds HEAD to every GET route by itself. */
      exposeHeadRoute: false,
      handler: (request, reply) =>
        notFound(request, reply.header('allow', [...methods].join(', ')), 'METHOD_NOT_ALLOWED'),
    });
  }
}
