import type { Span, Tracer } from '@opentelemetry/api';
import { formatTraceparent, parseTraceparent } from './traceparent';
import type { SpanOptions, Tracing } from './tracing';

export type OpenTelemetry = typeof import('@opentelemetry/api');

/** Marks a span as failed. Messages of errors may hold values, so only the type is recorded. */
function setFailed({ SpanStatusCode }: OpenTelemetry, span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const typeOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** Returns functions that run work as spans and name the present span. */
export function spanRunner(
  api: OpenTelemetry,
  tracer: Tracer,
): Pick<Tracing, 'run' | 'link' | 'traceparent' | 'traceId'> {
  const { context, trace, SpanKind } = api;
  const kinds = { consumer: SpanKind.CONSUMER, producer: SpanKind.PRODUCER };
  const present = () => trace.getSpanContext(context.active());
  /** Returns the span of a `traceparent` where it is of another trace than the present span. */
  const inOtherTrace = (traceparent: string | null | undefined) => {
    const named = parseTraceparent(traceparent);
    return named?.traceId === present()?.traceId ? undefined : named;
  };
  const start = ({ name, kind, traceparent, attributes = {} }: SpanOptions) => {
    const parent = inOtherTrace(traceparent);
    const from = parent ? trace.setSpanContext(context.active(), parent) : context.active();
    const here = present();
    const links = parent && here ? [{ context: here }] : [];
    const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes, links };
    const span = tracer.startSpan(name, options, from);
    return { span, inside: trace.setSpan(from, span) };
  };
  return {
    async run(options, work, errorOf) {
      const { span, inside } = start(options);
      try {
        const result = await context.with(inside, work);
        const type = errorOf?.(result);
        if (type !== undefined) setFailed(api, span, type);
        return result;
      } catch (error) {
        setFailed(api, span, typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    link(traceparent) {
      const other = inOtherTrace(traceparent);
      if (other) trace.getActiveSpan()?.addLink({ context: other });
    },
    traceparent: () => formatTraceparent(present()),
    traceId: () => present()?.traceId,
  };
}
