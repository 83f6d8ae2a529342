import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';
import type { CachePolicy } from '../cache/cache-policy';
import type { ProcedureMeta } from './procedure-meta';

/**
 * Internals of a built procedure that tRPC's types leave out: its contracts, and its middlewares in order,
 * some of which validate a contract.
 */
export interface BuiltProcedure {
  (call: unknown): Promise<unknown>;
  _def: {
    type: 'query' | 'mutation';
    meta?: ProcedureMeta;
    inputs: z.ZodType[];
    output?: z.ZodType;
    middlewares: { _type?: string | undefined }[];
  };
}

/** Returns all procedures of a router, by their dotted names. */
export const proceduresOf = (router: AnyRouter) =>
  router._def.procedures as Readonly<Record<string, BuiltProcedure>>;

/** Returns the lookup of a router's cache policies by dotted name; undefined for a call that is not cached or not known. */
export function cachePoliciesOf(router: AnyRouter): (name: string) => CachePolicy | undefined {
  const procedures = proceduresOf(router);
  return (name) => (Object.hasOwn(procedures, name) ? procedures[name]?._def.meta?.cache : undefined);
}
