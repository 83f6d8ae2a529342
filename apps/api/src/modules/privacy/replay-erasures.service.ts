import type { AppDeps } from '../../context/deps';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import { personKey } from '../consents/record-consent.service';
import { eraseEverywhere } from './erase-person.service';
import {
  findErasure,
  forgetOldSealedEmails,
  insertErasure,
  selectErasures,
  selectLooseEmails,
} from './erasures.queries';
import { deleteExpiredOwnData } from './own-data.queries';
import { findAccount } from './person.queries';

/** An erasure as it is recorded: an account id and keyed hashes of addresses. */
interface ErasureRecord {
  userId: string | null;
  emailKeys: readonly string[];
}

type Deps = Pick<AppDeps, 'config' | 'workDb'>;

/** Returns the record of erasures since an instant, to be stored apart from the backups. */
export const listErasures = ({ workDb }: Pick<AppDeps, 'workDb'>, since: Date) =>
  selectErasures(workDb, since.toISOString());

/**
 * Erases again whom a record names: after a restore of a backup from before the erasure, or where a call that was admitted before it
 * wrote rows. What is erased already stays as it is.
 */
export async function replayErasures(
  { config, workDb }: Deps,
  records: readonly ErasureRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const emailOf = new Map(
    (await selectLooseEmails(workDb)).map((email) => [personKey(config, email), email]),
  );
  for (const { userId, emailKeys } of records) {
    const account = userId === null ? undefined : await findAccount(workDb, userId);
    const known = emailKeys.flatMap((key) => emailOf.get(key) ?? []);
    const emails = [...new Set([...known, ...(account?.emails ?? [])])];
    await inTx(workDb, async (tx) => {
      /* A restored backup may be older than the erasure, which is then recorded again. */
      const recorded = await findErasure(tx, { userId, emailKeys });
      const erasureId = recorded ?? newId();
      const counts = await eraseEverywhere(tx, { userId, emails }, erasureId);
      if (!recorded) await insertErasure(tx, { id: erasureId, userId, emailKeys: [...emailKeys], counts });
    });
  }
}

const DAY_MS = 86_400_000;
/** Mails are tried for about a day. */
const SEALED_DAYS = 7;

/** Deletes links, copies of data and sealed addresses that expired, and repeats the erasures of the last day. */
export async function maintainPrivacy(deps: Deps & Pick<AppDeps, 'ports'>): Promise<void> {
  const now = deps.ports.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredOwnData(deps.workDb, now.toISOString());
  await forgetOldSealedEmails(deps.workDb, daysAgo(SEALED_DAYS).toISOString());
  await replayErasures(deps, await listErasures(deps, daysAgo(1)));
}
