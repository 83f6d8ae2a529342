import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { askForConsent } from '../../lib/consent';
import { PostalAddress, SupportEmail, SupportPhone } from './Contacts';
import type { ContentDocument } from './content';
import { NOTICE_SECTIONS } from './notice-sections';
import { WARRANTY_POLICY } from './warranty-policy';

/** Shown only where a measurement id is set. */
function GoogleAnalyticsNote() {
  return (
    <>
      <p>
        If you allow it, we also use Google Analytics. It records the pages you open, without what you
        searched for, and the televisions you add to your cart. Google sets cookies whose names begin with _ga
        and sees your IP address and browser. Advertising features are off. Nothing is loaded from Google
        before you agree, and never if your browser sends “Do Not Track” or “Global Privacy Control”.
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
  lead: 'What data we keep about you, why, and how to change it. Further down: what our warranty covers.',
  description:
    'What personal data the shop keeps and why, how to see, correct or delete it, and what the extended warranty covers: the panel or module, with invoice and warranty card.',
  updated: '2026-11-01',
  sections: [
    ...NOTICE_SECTIONS,
    {
      id: 'what-we-keep',
      title: 'What we keep, and what for',
      body: () => (
        <ul>
          <li>
            <strong>Your account:</strong> name, email, phone, address and a password, stored so that nobody
            can read it, not even us. We need these so that you can log in and order, and so that we can reach
            you.
          </li>
          <li>
            <strong>Your orders:</strong> what you bought, the delivery address, what you paid, invoices,
            returns and complaints. We need these to deliver your order, and tax law requires us to keep
            invoices.
          </li>
          <li>
            <strong>Payments:</strong> the payment provider’s order, payment and refund numbers. Card numbers,
            bank accounts and UPI IDs stay with the payment provider and never reach us.
          </li>
          <li>
            <strong>What you write:</strong> reviews, which are shown with your name, messages from the
            contact page, and complaints with the files that you attach. We need these to reply to you.
          </li>
          <li>
            <strong>Your email for offers:</strong> only if you subscribe. Every offer email has an
            unsubscribe link.
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
            cookies and without anything that identifies you. For some visits we also note how fast the page
            was: how long it took to load and respond, the type of page, and whether it was a phone, a tablet
            or a computer. We delete this within four months. If your browser sends “Do Not Track” or “Global
            Privacy Control”, we do not count your visits at all.
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
          We set no cookies{hasGoogleAnalytics && '; Google Analytics does, if you allow it'}. Your browser
          remembers that you are logged in, whether you prefer light or dark mode, the PIN code you last
          checked, and the televisions you looked at, so that we can show them to you again. Logging out or
          clearing the site’s data removes this.{' '}
          {hasGoogleAnalytics &&
            'Your choice about Google Analytics stays until you change it or clear the site’s data. '}
          When you pay, the payment provider’s window may store its own data under its own policy.
        </p>
      ),
    },
    {
      id: 'who-else',
      title: 'Who we share it with',
      body: () => (
        <p>
          The courier gets your name, address and phone; the payment provider gets your name, email and the
          amount; a technician you ask for gets your address. Authorities get what the law requires us to
          give. We do not sell your data or share it for advertising.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: () => (
        <p>
          We keep invoices and related records for 72 months after the annual return for their financial year,
          as GST law requires. We keep the rest of your account until you erase it in the privacy centre. We
          delete messages once they are resolved, unless the law requires us to keep them, and the files of a
          complaint three years after it was resolved. OTPs expire after ten minutes.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: () => (
        <p>
          Pages and payments are encrypted. Staff see only what they need for their work, and every change
          they make is recorded. If there is ever a data breach, we will inform you and the Data Protection
          Board without delay.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (shop) => (
        <>
          <p>
            Under the Digital Personal Data Protection Act, 2023 you may ask what data we hold about you, have
            it corrected, completed or erased, withdraw your consent as easily as you gave it, and nominate
            someone to do so on your behalf. You can do all of this in the{' '}
            <Link to="/privacy-centre">privacy centre</Link>, and change your name, email, phone and address
            in <Link to="/user-profile">your profile</Link>.
          </p>
          <p>
            Write to <SupportEmail {...shop} /> or call <SupportPhone {...shop} />.{' '}
            {shop.brand.grievanceOfficer}, our grievance officer, answers requests about your data within 90
            days. If you are not satisfied, you may complain to the Data Protection Board of India.
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
          The shop is for people aged 18 and above. If you learn that a child has opened an account, please
          tell us through the <Link to="/contact">contact page</Link> and we will delete it.
        </p>
      ),
    },
    ...WARRANTY_POLICY,
  ],
};
