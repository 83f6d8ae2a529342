import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trustedAddresses } from '@aabha/web/trusted-addresses';
import type { OpenTelemetry } from './span-runner';
import { parseTraceparent } from './traceparent';
import type { Tracing } from './tracing';

interface TracedRequest {
  span: Span;
  inside: Context;
}

function endSpan({ SpanStatusCode }: OpenTelemetry, span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Returns a function that makes a span of each request, and names its trace in the log. */
export function requestTracer(api: OpenTelemetry, tracer: Tracer): Tracing['traceRequests'] {
  const { context, trace, ROOT_CONTEXT, SpanKind } = api;
  return (app, { trustedProxies, routeOf }) => {
    const isTrusted = trustedAddresses(trustedProxies);
    const requests = new WeakMap<FastifyRequest, TracedRequest>();
    /** A caller who is no trusted proxy could join its request to any trace, so its header is ignored. */
    const parentOf = ({ headers, socket }: FastifyRequest) =>
      isTrusted(socket.remoteAddress) ? parseTraceparent(headers['traceparent']) : undefined;
    const begin = (request: FastifyRequest): TracedRequest => {
      const parent = parentOf(request);
      const from = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const route = routeOf(request);
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        from,
      );
      return { span, inside: trace.setSpan(from, span) };
    };
    app.addHook('onRequest', (request, reply, done) => {
      const traced = begin(request);
      requests.set(request, traced);
      request.log = reply.log = request.log.child({ traceId: traced.span.spanContext().traceId });
      context.with(traced.inside, done);
    });
    /* A body arrives in events of the connection, which belong to no request. */
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(requests.get(request)?.inside ?? ROOT_CONTEXT, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const traced = requests.get(request);
      if (traced) endSpan(api, traced.span, reply);
      done();
    });
  };
}
