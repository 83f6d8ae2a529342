import { coverOf } from '@aabha/contracts/passports/cover.rules';
import { offerState } from '@aabha/contracts/passports/transfers.rules';
import type { AppDeps } from '../../context/deps';
import { openText } from '../../core/seal-text';
import { mailLanguage } from '../../mails/mail-language';
import {
  passportGivenMail,
  passportOfferMail,
  passportReceivedMail,
} from '../../mails/templates/passport-mails';
import type { Effects } from '../../outbox/outbox';
import { passportToken } from './passport-token';
import { findUnit } from './passports.queries';
import { findOfferToMail } from './transfers.queries';

/** Returns an offer and its television for a mail; undefined once either is gone. */
async function readOffer({ db, ports }: AppDeps, offerId: string) {
  const offer = await findOfferToMail(db, offerId);
  const unit = offer && (await findUnit(db, offer.serialId));
  if (!unit) return undefined;
  const now = ports.clock.now();
  const cover = coverOf(unit, now);
  return {
    offer,
    unit,
    state: offerState(offer, cover.state, now),
    shown: {
      television: unit.name,
      serial: unit.serial,
      endsOn: cover.endsOn,
      extendedEndsOn: cover.extendedEndsOn,
    },
  };
}

/** Mails the link of an offer to who may accept it, while it is open. */
export async function mailPassportOffer(
  deps: AppDeps,
  { offerId, sealed }: Effects['mail.passport-offer'],
  effectId: string,
): Promise<void> {
  const found = await readOffer(deps, offerId);
  if (found?.state !== 'open') return;
  const { email: to, language: stored } = found.offer;
  const language = await mailLanguage(deps, { email: to, language: stored });
  const token = openText(deps.config, 'passport-offer', sealed);
  await deps.ports.mail.send(
    passportOfferMail(deps, { messageId: effectId, to, language }, { ...found.shown, token }),
  );
}

/** Mails the former owner that an offer was accepted. */
export async function mailPassportGiven(
  deps: AppDeps,
  { offerId }: Effects['mail.passport-given'],
  effectId: string,
): Promise<void> {
  const found = await readOffer(deps, offerId);
  if (!found || found.offer.isFromClosed) return;
  const { fromUserId: userId, fromEmail: to } = found.offer;
  const language = await mailLanguage(deps, { userId, email: to });
  await deps.ports.mail.send(passportGivenMail(deps, { messageId: effectId, to, language }, found.shown));
}

/** Mails the new owner the link of the passport. */
export async function mailPassportReceived(
  deps: AppDeps,
  { offerId }: Effects['mail.passport-received'],
  effectId: string,
): Promise<void> {
  const found = await readOffer(deps, offerId);
  if (!found) return;
  const { email: to, language: stored } = found.offer;
  const language = await mailLanguage(deps, { email: to, language: stored });
  const token = passportToken(deps.config, found.unit.id, found.unit.version);
  await deps.ports.mail.send(
    passportReceivedMail(deps, { messageId: effectId, to, language }, { ...found.shown, token }),
  );
}
