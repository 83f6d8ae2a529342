import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolObserver } from '@aabha/db/driver/observed-pool';

/** What a span is about. Neither name nor attributes may hold values, ids of persons or other personal data. */
export interface SpanOptions {
  name: string;
  kind?: 'consumer' | 'producer' | undefined;
  /**
   * The W3C `traceparent` of the cause. The span is its child and links to the present span; without it, and where both are
   * of one trace, it is a child of the present span.
   */
  traceparent?: string | undefined;
  attributes?: Record<string, string>;
}

/** The traces of this process. */
export interface Tracing {
  /** Runs work as a span. `errorOf` returns the type of an error that the result stands for. */
  run<T>(
    options: SpanOptions,
    work: () => Promise<T>,
    errorOf?: (result: T) => string | undefined,
  ): Promise<T>;
  /** Links the present span to that of a `traceparent`, unless both are of one trace. */
  link(traceparent: string | null | undefined): void;
  /** Returns the `traceparent` of the present span. */
  traceparent(): string | undefined;
  /** Returns the id of the present trace, for the log. */
  traceId(): string | undefined;
  /** Makes a span of each statement that is sent for a span. */
  statements: PoolObserver;
  /** Makes a span of each request from now on. `routeOf` returns one of a limited number of names. */
  traceRequests(
    app: FastifyInstance,
    options: { trustedProxies: readonly string[]; routeOf: (request: FastifyRequest) => string },
  ): void;
  /** Sends the spans that are left. */
  stop(): Promise<void>;
}

/** The traces of this process; undefined where they are off. Set by `openTracing`. */
export const tracing: { active: Tracing | undefined } = { active: undefined };
