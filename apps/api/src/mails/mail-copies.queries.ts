import type { Db } from '@aabha/db/client';
import { mailCopies } from '@aabha/db/schema/mail-copies';
import type { MailCopy } from './redact-mail';

/** Stores what a mail says; that of an earlier try is replaced. */
export async function upsertCopy(db: Db, effectId: string, copy: MailCopy): Promise<void> {
  await db
    .insert(mailCopies)
    .values({ effectId, ...copy })
    .onConflictDoUpdate({ target: mailCopies.effectId, set: copy });
}
