import type { DrillCheck } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_CHECK_LABELS } from '@aabha/contracts/restore-drills/restore-drills.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** A restore drill that failed. */
export interface MailedDrill {
  id: string;
  startedAt: string;
  /** Null where no backup was found. */
  backupName: string | null;
  checks: readonly DrillCheck[];
  error: string | null;
}

/** Returns the mail to the shop's own address about a restore drill that failed. */
export function restoreDrillMail(shop: MailShop, envelope: MailEnvelope, drill: MailedDrill): Mail {
  const failed = drill.checks
    .filter(({ ok }) => !ok)
    .map((check): [string, string] => [DRILL_CHECK_LABELS[check.name], check.text]);
  return composeMail(shop, {
    ...envelope,
    subject: `A restore drill failed: ${drill.backupName ?? 'no backup found'}`,
    greeting: 'Hello,',
    blocks: [
      text(
        'A backup was restored into a database of its own to see whether it can be. It failed: do not rely on the backups until a restore drill passes.',
      ),
      rows(
        ['Started', formatDateTime(drill.startedAt)],
        ['Backup', drill.backupName ?? 'None found'],
        ...(failed.length > 0 ? failed : [['Error', drill.error ?? ''] as [string, string]]),
      ),
      button('Open the restore drill', screenUrl(shop, `restore-drills/${drill.id}/show`)),
    ],
  });
}
