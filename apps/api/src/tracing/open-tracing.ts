import type { Config } from '../core/config';
import { statementSpan } from './statement-span';
import { spanRunner } from './span-runner';
import { requestTracer } from './request-tracer';
import { tracing } from './tracing';

type TracingConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'API_ROLE' | 'BUILD_VERSION'
>;

/**
 * Sends traces to the OpenTelemetry collector at `OTEL_EXPORTER_OTLP_ENDPOINT` from now on. Without it this does nothing, and
 * loads none of the libraries. Returns a function that sends the spans that are left and ends it.
 */
export async function openTracing(config: TracingConfig): Promise<() => Promise<void>> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return () => Promise.resolve();
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': `aabha-api-${config.API_ROLE}`,
      'service.version': config.BUILD_VERSION,
    }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  /* Without a propagator: only trusted proxies may name a trace, and baggage could hold personal data. */
  provider.register({ propagator: null });
  const tracer = provider.getTracer('aabha');
  const stop = async () => {
    tracing.active = undefined;
    await provider.shutdown();
    for (const part of [api.trace, api.context]) part.disable();
  };
  const spans = spanRunner(api, tracer);
  tracing.active = {
    ...spans,
    statements: { onStatement: statementSpan(api, tracer) },
    traceRequests: requestTracer(api, tracer),
    stop,
  };
  return stop;
}
