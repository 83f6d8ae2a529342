import { formatDay } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { findSealedEmail, forgetSealedEmail } from './erasures.queries';
import { findLink } from './own-data.queries';
import { linkKey } from './own-data.service';
import { hasAccount } from './person.queries';
import { requestForMail } from './requests.service';
import { openEmail } from './seal-email';

const KINDS = { correction: 'Correction of data', grievance: 'Grievance about data' };
const IGNORE =
  'If you did not ask for this, someone else entered your email, and you can ignore this message.';

/** Returns the greeting of who sent a request; visitors have no name. */
const greetingOf = ({ user }: { user: { name: string } | null }) =>
  user?.name ? `Hello ${user.name},` : 'Hello,';

/** Mails the link to the privacy centre; an address with an account is asked to sign in instead. */
export async function mailPrivacyLink(deps: AppDeps, { linkId }: { linkId: string }, effectId: string) {
  const link = await findLink(deps.db, linkId, deps.ports.clock.now().toISOString());
  if (!link) return;
  const isAccount = await hasAccount(deps.db, link.email);
  const url = new URL('/privacy-centre', deps.config.STORE_URL);
  if (!isAccount) url.searchParams.set('key', linkKey(deps.config, link));
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: link.email,
      subject: 'Your link to the privacy centre',
      greeting: 'Hello,',
      blocks: [
        text(
          isAccount
            ? 'There is an account with this email. Please log in to see your data, download it or erase it.'
            : 'With this link you can see what we store about this email, download it or erase it. It works for 24 hours.',
        ),
        button('Open the privacy centre', url.toString()),
        text(IGNORE),
      ],
    }),
  );
}

/** Confirms a request or grievance with the day by which it is answered. */
export async function mailPrivacyRequest(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: request.email,
      subject: 'We have received your request about your data',
      greeting: greetingOf(request),
      blocks: [
        rows(['Request', KINDS[request.kind]], ['We answer by', formatDay(request.due_at)]),
        text(`${deps.settings.current.brand.grievanceOfficer}, our grievance officer, will write to you.`),
      ],
    }),
  );
}

/** Mails a request or grievance to support. */
export async function mailPrivacyRequestSupport(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.supportEmail,
      subject: `${KINDS[request.kind]}: answer by ${formatDay(request.due_at)}`,
      greeting: 'A request about personal data has arrived.',
      blocks: [rows(['From', request.email], ['Due', formatDay(request.due_at)]), text(request.text)],
    }),
  );
}

/** Mails the answer to a request or grievance. */
export async function mailPrivacyAnswer(
  deps: AppDeps,
  { requestId }: { requestId: string },
  effectId: string,
) {
  const request = await requestForMail(deps.db, requestId);
  if (!request || request.answer === null) return;
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: request.email,
      subject: 'Our answer to your request about your data',
      greeting: greetingOf(request),
      blocks: [
        text(request.answer),
        text('If you are not satisfied, you may complain to the Data Protection Board of India.'),
      ],
    }),
    headers: { 'Reply-To': deps.settings.current.brand.supportEmail },
  });
}

/** Confirms an erasure to the erased address, and then forgets that address. */
export async function mailErased(deps: AppDeps, { erasureId }: { erasureId: string }, effectId: string) {
  const sealed = await findSealedEmail(deps.db, erasureId);
  if (sealed === null) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: openEmail(deps.config, sealed),
      subject: 'Your data has been erased',
      greeting: 'Hello,',
      blocks: [
        text('As you asked, we have erased your data. This is the last email to this address.'),
        text(
          'Invoices and credit notes stay for as long as tax law requires, 72 months after the annual return.',
        ),
      ],
    }),
  );
  await forgetSealedEmail(deps.db, erasureId);
}
