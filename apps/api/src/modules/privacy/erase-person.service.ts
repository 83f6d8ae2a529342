import { appError } from '@aabha/contracts/errors/errors';
import { erasureObstacles } from '@aabha/contracts/privacy/erasure.rules';
import type { Language } from '@aabha/contracts/language/language';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { enqueue } from '../../outbox/outbox';
import { dropPhotos } from '../media/drop-photos.service';
import { lockReviewPhotosOf } from '../reviews/review-photos.service';
import { releaseInstallationsOf } from '../installations/release-installations.service';
import { releasePickupsOf } from '../returns/release-pickup.service';
import { personKey } from '../consents/record-consent.service';
import { eraseRows, nameErasure } from './erase-rows.queries';
import { erasurePatterns } from './erasure-patterns';
import { insertErasure } from './erasures.queries';
import type { Person } from './personal-table.queries';
import { countOpenWork, lockPerson, readKnownTexts } from './person.queries';
import { PERSONAL_TABLES } from './personal-tables';
import { sealEmail } from './seal-email';

/** Returns why a person cannot be erased yet, a text each. */
export async function obstaclesOf(db: DbOrTx, person: Person): Promise<string[]> {
  return erasureObstacles(await countOpenWork(db, person));
}

/**
 * Erases the person in every table, as declared, on behalf of an erasure, which entries of the audit log then name.
 * Returns the rows that were deleted or changed by table.
 */
export async function eraseEverywhere(
  tx: Tx,
  person: Person,
  erasureId: string,
): Promise<Record<string, number>> {
  await nameErasure(tx, erasureId);
  const erased = { ...person, ...erasurePatterns(await readKnownTexts(tx, person)) };
  const counts: Record<string, number> = {};
  const photos = person.userId === null ? [] : await lockReviewPhotosOf(tx, person.userId);
  if (person.userId !== null) {
    await releasePickupsOf(tx, person.userId, new Date());
    await releaseInstallationsOf(tx, person.userId);
  }
  for (const table of PERSONAL_TABLES) {
    const count = await eraseRows(tx, table, erased);
    if (count > 0) counts[table.table] = count;
  }
  await dropPhotos(tx, photos);
  return counts;
}

/**
 * Erases a person in one transaction, records it by keyed hashes, and queues the mail that confirms it. Of two at once the second
 * changes nothing. Throws ERASURE_WAITS while an order, payment, refund or return of theirs is open
 * (docs/spec/privacy.md#erasure).
 */
export async function erasePerson(
  { config, workDb }: Pick<AppDeps, 'config' | 'workDb'>,
  person: Person,
  { email, language: stored }: { email: string; language?: Language },
): Promise<void> {
  await inTx(workDb, async (tx) => {
    if (!(await lockPerson(tx, person))) return;
    const obstacles = await obstaclesOf(tx, person);
    if (obstacles.length > 0) throw appError('ERASURE_WAITS', { obstacles: obstacles.join(', ') });
    const language = await mailLanguage({ db: tx }, { userId: person.userId, email, language: stored });
    const erasureId = newId();
    const counts = await eraseEverywhere(tx, person, erasureId);
    await insertErasure(tx, {
      id: erasureId,
      userId: person.userId,
      emailKeys: person.emails.map((one) => personKey(config, one)),
      counts,
      sealedEmail: sealEmail(config, email),
    });
    await enqueue(tx, 'mail.erased', { erasureId, language });
  });
}
