import { appError } from '@aabha/contracts/errors/errors';
import { isOpenInstallation } from '@aabha/contracts/installations/installations.rules';
import { isVisitLinkLive, visitLinkEnd } from '@aabha/contracts/installations/visits.rules';
import type { SendVisitLinkInput } from '@aabha/contracts/installations/visits.schema';
import type { Language } from '@aabha/contracts/language/language';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { sealText } from '../../core/seal-text';
import { storeUrl } from '../../mails/mail-language';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { lockInstallableOrder } from './installable-orders.queries';
import { findInstallation } from './installations.queries';
import { newVisitToken, visitTokenHash } from './visit-keys';
import { findVisitPhoto, replaceVisitLink } from './visits.queries';

/** Returns the address of a technician's page. */
export const visitUrl = (
  { config }: Pick<SignedInContext, 'config'>,
  language: Language,
  token: string,
): string => storeUrl({ config }, language, `/visit/${token}`).toString();

/**
 * Makes the link of a visit that is still to come, and mails it where an address is given. An earlier link of the visit ends with
 * it (docs/spec/installation.md#technicians-page).
 */
export function sendVisitLink(ctx: SignedInContext, input: SendVisitLinkInput) {
  const { id, email, note = '', language } = input;
  const token = newVisitToken();
  return inTx(ctx.db, async (tx) => {
    const known = await findInstallation(tx, id);
    if (!known) throw appError('INSTALLATION_NOT_FOUND');
    await lockInstallableOrder(tx, known.orderId);
    const { orderId, state, day, part } = (await findInstallation(tx, id)) ?? known;
    if (!isOpenInstallation(state) || !isVisitLinkLive(day, ctx.now()))
      throw appError('INSTALLATION_NOT_OPEN');
    await replaceVisitLink(
      tx,
      { installationId: id, tokenHash: visitTokenHash(token), note, sentBy: ctx.user.id },
      ctx.now().toISOString(),
    );
    if (email !== undefined)
      await enqueue(tx, 'mail.technician', {
        ...{ orderId, installationId: id, language },
        sealed: sealText(ctx.config, 'technician-link', JSON.stringify({ email, token })),
      });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'installation.link', entity: 'installation', entityId: id, before: null },
      after: { order: orderId, day, part, mailed: email !== undefined },
    });
    return { link: visitUrl(ctx, language, token), valid_until: visitLinkEnd(day).toISOString() };
  });
}

/** Returns a photo of a technician as base64, for staff. */
export async function downloadVisitPhoto({ db }: SignedInContext, { id }: { id: string }) {
  const file = await findVisitPhoto(db, id);
  if (!file) throw appError('INSTALLATION_PHOTO_NOT_FOUND');
  return { filename: file.name, type: 'image/webp' as const, content: file.content.toString('base64') };
}
