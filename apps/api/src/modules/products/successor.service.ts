import { AppError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import type { RequestContext } from '../../context/context';
import { findLink, findLinkBySku, findLinks, findLinksBySku } from './successor.queries';

/** Successors of successors that are followed; a longer chain, or a circle, leads nowhere. */
const LONGEST_CHAIN = 8;

interface Codes {
  sku?: string | null | undefined;
  successor_sku?: string | null | undefined;
}

/** Returns what is wrong with the successor of a television after a change; what it does not name stays as it is. */
export function successorProblems(change: Codes, present: Codes = {}): { field: string; message: string }[] {
  const sku = change.sku === undefined ? present.sku : change.sku;
  const successor = change.successor_sku === undefined ? present.successor_sku : change.successor_sku;
  return successor && successor === sku
    ? [{ field: 'successor_sku', message: 'A television is not its own successor.' }]
    : [];
}

/** Throws at a television that would be its own successor. */
export function assertNotOwnSuccessor(change: Codes, present?: Codes): void {
  const [problem] = successorProblems(change, present);
  if (problem) throw new AppError('INVALID_INPUT', undefined, { [problem.field]: problem.message });
}

/**
 * Returns the television that shoppers are led to in place of one that is not shown: its successor, or that one's, the first
 * that is (docs/spec/products.md#successor). Null where there is none, and for one that is shown itself.
 */
export async function successorOf(ctx: RequestContext, { id }: { id: string }) {
  let link = isUuid(id) ? await findLink(ctx.db, id) : undefined;
  if (link?.isShown) return { successor: null };
  for (let step = 0; step < LONGEST_CHAIN && link?.successorSku && !link.isShown; step += 1)
    link = await findLinkBySku(ctx.db, link.successorSku);
  return { successor: link?.isShown ? { _id: link._id } : null };
}

/** Returns the same for several televisions that are not shown, by their ids, with names. One without a successor has no entry. */
export async function successorsOf(db: DbOrTx, ids: readonly string[]) {
  const found = new Map<string, { _id: string; name: string }>();
  if (ids.length === 0) return found;
  const rows = await findLinks(db, ids);
  let open = rows.map(({ _id, successorSku }) => ({ origin: _id, sku: successorSku?.toLowerCase() }));
  for (let step = 0; step < LONGEST_CHAIN && open.length > 0; step += 1) {
    const skus = open.flatMap(({ sku }) => sku ?? []);
    const links = skus.length === 0 ? [] : await findLinksBySku(db, skus);
    const byKey = new Map(links.map((link) => [link.key, link]));
    open = open.flatMap(({ origin, sku }) => {
      const link = sku === undefined ? undefined : byKey.get(sku);
      if (!link) return [];
      if (!link.isShown) return [{ origin, sku: link.successorSku?.toLowerCase() }];
      found.set(origin, { _id: link._id, name: link.name });
      return [];
    });
  }
  return found;
}
