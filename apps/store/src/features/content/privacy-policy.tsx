import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { askForConsent } from '../../lib/analytics-consent';
import { PostalAddress, SupportEmail, SupportPhone } from './Contacts';
import type { ContentDocument } from './content';
import { WARRANTY_POLICY } from './warranty-policy';

/** Shown only where a measurement id is set. */
function GoogleAnalyticsNote() {
  return (
    <>
      <p>
        If you allow it, Google Analytics counts as well: the pages that you open, without what you searched
        for, and the televisions that you put into the cart. Google sets cookies whose names begin with _ga
        and learns your network address and browser. Signals for advertising are off. Nothing is loaded from
        Google before you agree, and never under “Do Not Track” or “Global Privacy Control”.
      </p>
      <p>
        <Button kind="outline" onClick={askForConsent}>
          Change your choice
        </Button>
      </p>
    </>
  );
}

export const PRIVACY_POLICY: ContentDocument = {
  title: 'Privacy policy and warranty policy',
  lead: 'What we know of you, why, and how to change that; and, further down, what our warranty covers.',
  description:
    'What personal data the shop keeps and why, how to see, correct or erase it, and what the extended warranty covers: the panel or module, with invoice and warranty card.',
  updated: '2026-11-01',
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep, and what for',
      body: () => (
        <ul>
          <li>
            <strong>Your account:</strong> name, e-mail, phone, address and a password that is stored so that
            nobody can read it, us included. So that you can sign in, order and be reached.
          </li>
          <li>
            <strong>Your orders:</strong> what you bought, where it went, what you paid, invoices, returns and
            complaints. To fulfil the contract, and because tax law wants invoices kept.
          </li>
          <li>
            <strong>Payments:</strong> the provider’s numbers of order, payment and refund. Card numbers, bank
            accounts and UPI addresses stay with the payment provider; they never reach us.
          </li>
          <li>
            <strong>What you write:</strong> reviews, which are shown with your name, messages from the
            contact page, and complaints. To answer you.
          </li>
          <li>
            <strong>Your e-mail for offers:</strong> only if you subscribe. Each such mail has a link that
            ends it.
          </li>
        </ul>
      ),
    },
    {
      id: 'counting-visits',
      title: 'Counting visits',
      body: ({ hasGoogleAnalytics }) => (
        <>
          <p>
            We count how often pages are opened and televisions put into carts, on our own servers, without
            cookies and without anything that says who it was. Of some visits we also note how fast the page
            was: times of loading and answering, the kind of page, and whether it was a phone, a tablet or a
            computer. That is erased after 90 days. If your browser sends “Do Not Track” or “Global Privacy
            Control”, you are not counted at all.
          </p>
          {hasGoogleAnalytics && <GoogleAnalyticsNote />}
        </>
      ),
    },
    {
      id: 'in-your-browser',
      title: 'What is kept in your browser',
      body: ({ hasGoogleAnalytics }) => (
        <p>
          We set no cookies{hasGoogleAnalytics && '; Google Analytics does, once you allow it'}. Your
          browser’s own storage keeps that you are signed in, whether you prefer light or dark, the PIN code
          that you last checked, and the televisions that you looked at, so that we can show them to you
          again. Signing out or clearing the site’s data removes it.{' '}
          {hasGoogleAnalytics &&
            'Your answer about Google Analytics stays there until you change it or clear the site’s data. '}
          When you pay, the payment provider’s window may keep data of its own under its own policy.
        </p>
      ),
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      body: () => (
        <p>
          The courier gets your name, address and phone; the payment provider gets your name, e-mail and the
          amount; the technician whom you ask for gets your address. Authorities get what the law makes us
          give. Nobody buys data from us, and nobody gets it for advertising.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: () => (
        <p>
          Invoices and what belongs to them are kept for 72 months after the yearly return for their financial
          year, as GST law demands. Other parts of your account stay until you ask us to erase them. Messages
          are erased when they are settled and nothing else obliges us to keep them. Codes that we mail you
          end after ten minutes.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: () => (
        <p>
          Pages and payments travel encrypted. Staff see only what their work needs, and every change that
          they make is recorded. Should data get into wrong hands nevertheless, we tell you and the Data
          Protection Board without delay.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (shop) => (
        <>
          <p>
            Under the Digital Personal Data Protection Act, 2023 you may ask what we hold of you, have it
            corrected, completed or erased, withdraw a consent as easily as you gave it, and name a person who
            may do so in your place. Name, e-mail, phone and address you can change yourself in{' '}
            <Link to="/user-profile">your profile</Link>.
          </p>
          <p>
            Write to <SupportEmail {...shop} /> or call <SupportPhone {...shop} />.{' '}
            {shop.brand.grievanceOfficer}, our grievance officer, acknowledges it within 48 hours and settles
            it within one month. If you are not content, you may complain to the Data Protection Board of
            India.
          </p>
          <PostalAddress {...shop} />
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: () => (
        <p>
          The shop is for people of 18 and older. If you learn that a child has opened an account, please tell
          us by the <Link to="/contact">contact page</Link>, and we erase it.
        </p>
      ),
    },
    ...WARRANTY_POLICY,
  ],
};
