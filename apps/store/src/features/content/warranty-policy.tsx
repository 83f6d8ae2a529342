import { PROTECTION_REFUND_DAYS, WARRANTY_CLAIM_PAPERS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline } from './Contacts';
import type { ContentSection } from './content';

/** The warranty policy, shown on the page of the privacy policy (docs/spec/warranties.md#policy). */
export const WARRANTY_POLICY: readonly ContentSection[] = [
  {
    id: 'warranty',
    title: 'Warranty policy',
    body: (shop) => (
      <>
        <p>
          Every television has the maker’s warranty for the months given on its page. You may extend it when
          you buy: the extended warranty begins when the maker’s warranty ends.
        </p>
        <p>
          For both, call our helpline at <Helpline {...shop} />, {shop.brand.hours}.
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
          <li>The picture, or half of it, stays dark although the sound plays.</li>
          <li>Lines, bands or stains appear on the screen.</li>
          <li>
            Pixels have failed: dark or bright pixel defects count when there are more than five of them on
            the panel.
          </li>
        </ul>
        <p>
          It does not cover the remote control, cables, stand, speakers, boards and software, marks left by a
          still picture, or damage from falls, pressure, liquids, insects, lightning, wrong voltage, or from
          opening or installation by an unauthorised person.
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
          <Link to="/my-invoices">My Invoices</Link> in your account.
        </p>
        <ol>
          <li>
            Call <Helpline {...shop} /> and describe the problem; a photo of the screen helps.
          </li>
          <li>An authorised technician checks it at your home.</li>
          <li>
            We repair or replace the panel or module. If neither is possible, you get a television of the same
            value.
          </li>
        </ol>
        <p>
          There is a {PROTECTION_REFUND_DAYS}-day money back guarantee on extended protection: see section 14
          of the{' '}
          <Link to="/terms-conditions" hash="extended-protection">
            terms
          </Link>
          .
        </p>
      </>
    ),
  },
];
