import type { AppDeps } from '../../context/deps';
import { restoreDrillMail } from '../../mails/templates/restore-drill-mail';
import type { Effects } from '../../outbox/outbox';
import { findDrill } from './restore-drills.queries';

/** Mails a restore drill that failed to the shop's own address. */
export async function mailRestoreDrill(
  deps: AppDeps,
  { drillId }: Effects['mail.restore-drill'],
  effectId: string,
): Promise<void> {
  const drill = await findDrill(deps.db, drillId);
  if (!drill) return;
  const to = deps.settings.current.brand.supportEmail;
  const { _id: id, started_at: startedAt, backup_name: backupName, checks, error } = drill;
  await deps.ports.mail.send(
    restoreDrillMail(deps, { messageId: effectId, to }, { id, startedAt, backupName, checks, error }),
  );
}
