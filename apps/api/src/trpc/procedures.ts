import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';
import type { ShopMeta } from './rest-meta';

/**
 * What a built procedure knows of itself, which tRPC's own types leave out: its contracts, and its steps in order, of which
 * some check a contract.
 */
export interface BuiltProcedure {
  (call: unknown): Promise<unknown>;
  _def: {
    type: 'query' | 'mutation';
    meta?: ShopMeta;
    inputs: z.ZodType[];
    output?: z.ZodType;
    middlewares: { _type?: string | undefined }[];
  };
}

/** All procedures of a router, by their dotted names. */
export const proceduresOf = (router: AnyRouter) =>
  router._def.procedures as Readonly<Record<string, BuiltProcedure>>;
