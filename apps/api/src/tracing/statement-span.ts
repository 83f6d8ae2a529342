import type { Tracer } from '@opentelemetry/api';
import type { PoolObserver } from '@aabha/db/driver/observed-pool';
import { sqlState } from '@aabha/db/tx';
import type { OpenTelemetry } from './span-runner';
import { describeStatement } from './describe-statement';

/**
 * Returns an observer that makes a span of each statement that a span sends, named by operation and table. Neither text nor
 * values are part of it. Statements of the worker's polling belong to no span and make none.
 */
export function statementSpan(
  { context, trace, SpanKind, SpanStatusCode }: OpenTelemetry,
  tracer: Tracer,
): PoolObserver['onStatement'] {
  return ({ text }) => {
    const parent = trace.getActiveSpan();
    if (!parent?.isRecording()) return () => undefined;
    const { operation, table } = describeStatement(text);
    const span = tracer.startSpan(
      table === '' ? operation : `${operation} ${table}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.collection.name': table,
        },
      },
      context.active(),
    );
    return (error) => {
      if (error !== undefined) {
        span.setAttribute('error.type', sqlState(error) ?? 'unavailable');
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
  };
}
