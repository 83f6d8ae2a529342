import type { AnyRouter } from '@trpc/server';
import { createInputMiddleware, createOutputMiddleware } from '@trpc/server/unstable-core-do-not-import';
import { usesFastPaths } from '@aabha/db/driver/fast-paths';
import { proceduresOf } from '../built-procedures';

/**
 * Replaces the input and output validation of every procedure by a synchronous one and returns the router. tRPC calls zod's
 * asynchronous parser, for which zod does not use the parsers that it compiles: a page of televisions takes more than three
 * times as long. A schema with an asynchronous check would throw at its first call; there is none. Does nothing when fast
 * paths are off.
 */
export function validateSynchronously<T extends AnyRouter>(router: T): T {
  if (!usesFastPaths) return router;
  for (const { _def: built } of Object.values(proceduresOf(router))) {
    const inputs = [...built.inputs];
    built.middlewares = built.middlewares.map((step) => {
      const contract =
        step._type === 'input' ? inputs.shift() : step._type === 'output' ? built.output : undefined;
      if (!contract) return step;
      const parse = (value: unknown) => contract.parse(value);
      return step._type === 'input' ? createInputMiddleware(parse) : createOutputMiddleware(parse);
    });
  }
  return router;
}
