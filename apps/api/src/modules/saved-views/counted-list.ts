import type { z } from 'zod';
import type { SignedInContext } from '../../context/context';
import type { ProcedureName } from '../../core/access';

/** A list whose views are counted. */
export interface CountedList {
  /** A call of the list's screen: who may make it may have the views of the list. */
  procedure: ProcedureName;
  /** Returns the total of the list under these filters; undefined where they are none of the list. */
  count: (ctx: SignedInContext, filters: unknown) => Promise<number> | undefined;
}

/** Returns a list that is counted by what it itself returns as its total. */
export function countedList<Input>(
  procedure: ProcedureName,
  schema: z.ZodType<Input>,
  count: (ctx: SignedInContext, input: Input) => Promise<number>,
): CountedList {
  return {
    procedure,
    count: (ctx, filters) => {
      const input = schema.safeParse({ filters, pageSize: 1 });
      return input.success ? count(ctx, input.data) : undefined;
    },
  };
}
