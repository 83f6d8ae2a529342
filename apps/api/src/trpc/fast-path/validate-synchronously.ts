import type { AnyRouter } from '@trpc/server';
import { createInputMiddleware, createOutputMiddleware } from '@trpc/server/unstable-core-do-not-import';
import { proceduresOf } from '../procedures';

/**
 * Has every procedure of a router check its contracts in one go. tRPC asks zod to wait for checks that take time, of which
 * our contracts have none, and then zod leaves the parsers aside that it compiles: for a page of televisions that is
 * more than three times the work. A contract that does have to wait would throw at its first call.
 */
export function validateSynchronously<T extends AnyRouter>(router: T): T {
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
