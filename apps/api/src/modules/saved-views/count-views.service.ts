import type { CountViewsInput } from '@aabha/contracts/saved-views/saved-views.schema';
import { inTx, sqlState } from '@aabha/db/tx';
import { withinTransaction } from '@aabha/db/within-transaction';
import type { SignedInContext } from '../../context/context';
import { limitStatements } from './saved-views.queries';
import { assertMayOpen, countList } from './view-lists.service';

/** A count that takes longer is left out: a badge is not worth the time of the database. */
const LONGEST_COUNT_MS = 500;
/** All counts of one call together. */
const LONGEST_CALL_MS = 3000;
const CANCELLED = '57014';

async function countWithin(
  ctx: SignedInContext,
  { list, filters }: { list: CountViewsInput['list']; filters: unknown },
) {
  try {
    return await inTx(ctx.db, async (tx) => {
      await limitStatements(tx, LONGEST_COUNT_MS);
      return (await countList({ ...ctx, db: withinTransaction(ctx.db, tx) }, list, filters)) ?? null;
    });
  } catch (error) {
    if (sqlState(error) === CANCELLED) return null;
    throw error;
  }
}

/** Counts what views of a list would show, one after the other, so that a call takes one connection (docs/spec/saved-views.md#counts). */
export async function countViews(ctx: SignedInContext, { list, filters }: CountViewsInput) {
  assertMayOpen(ctx, list);
  const endMs = performance.now() + LONGEST_CALL_MS;
  const counts: (number | null)[] = [];
  for (const one of filters)
    counts.push(performance.now() > endMs ? null : await countWithin(ctx, { list, filters: one }));
  return { counts };
}
