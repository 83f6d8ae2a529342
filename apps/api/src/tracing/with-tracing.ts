import type { PoolObserver } from '@aabha/db/driver/observed-pool';
import { tracing } from './tracing';

/** Returns an observer of a pool that also makes spans, where traces are on. */
export function withTracing(observer: PoolObserver | undefined): PoolObserver | undefined {
  const statements = tracing.active?.statements;
  if (!statements || !observer) return observer ?? statements;
  return {
    ...observer,
    onStatement(statement) {
      const ends = [observer.onStatement(statement), statements.onStatement(statement)];
      return (error) => {
        for (const end of ends) end(error);
      };
    },
  };
}
