import { PROTECTION_REFUND_DAYS, WARRANTY_CLAIM_PAPERS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline } from './Contacts';
import type { ContentSection } from './content';

/** The warranty policy, which stands on the page of the privacy policy (docs/spec/warranties.md#policy). */
export const WARRANTY_POLICY: readonly ContentSection[] = [
  {
    id: 'warranty',
    title: 'Warranty policy',
    body: (shop) => (
      <>
        <p>
          Every television has the maker’s warranty for the months that its page states. You may add to it
          when you buy: the extended warranty begins when the maker’s ends.
        </p>
        <p>
          For either, call our helpline at <Helpline {...shop} />, {shop.brand.hours}.
        </p>
      </>
    ),
  },
  {
    id: 'warranty-covers',
    title: 'What the extended warranty covers',
    body: () => (
      <>
        <p>The extended warranty covers the panel or module only. In these cases we repair or replace it:</p>
        <ul>
          <li>The picture stays dark, or half of it does, although the sound plays.</li>
          <li>Lines, bands or stains appear that are not in the programme.</li>
          <li>
            Pixels have failed: dark or bright pixel defects count when there are more than five of them on
            the panel.
          </li>
        </ul>
        <p>
          It does not cover the remote control, cables, stand, speakers, boards and software, marks of a
          picture that stood still for very long, or damage from falls, pressure, liquids, insects, lightning,
          wrong voltage, or from opening and installing by an unauthorised person.
        </p>
      </>
    ),
  },
  {
    id: 'warranty-claim',
    title: 'How to claim',
    body: (shop) => (
      <>
        <p>
          Every claim needs {WARRANTY_CLAIM_PAPERS}. You find your invoices under{' '}
          <Link to="/my-invoices">My Invoices</Link> as long as you have your account.
        </p>
        <ol>
          <li>
            Call <Helpline {...shop} /> and describe what you see; a photograph of the screen helps.
          </li>
          <li>An authorised technician looks at it where it stands.</li>
          <li>
            We repair the panel or module or put in an equal one. If neither can be done, you get a television
            of the same value.
          </li>
        </ol>
        <p>
          There is a {PROTECTION_REFUND_DAYS}-day money back guarantee on extended protection: how it works is
          in section 14 of the{' '}
          <Link to="/terms-conditions" hash="extended-protection">
            terms
          </Link>
          .
        </p>
      </>
    ),
  },
];
