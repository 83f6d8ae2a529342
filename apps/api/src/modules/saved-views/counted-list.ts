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

/** How far the matches of a text are counted in a view. */
const COUNTED = 1000;

/** Returns the input of a list that counts a text as far as its page reaches, with a page of one that far in it. */
export const countedFar = <Input extends { filters: { search?: string | undefined } }>(input: Input): Input =>
  input.filters.search?.trim() ? { ...input, pageNum: COUNTED, pageSize: 1 } : input;

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
