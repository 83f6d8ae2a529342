import type { WrittenText } from '../text-value';

export const PRIVACY: WrittenText = {
  title: 'Privacy policy and warranty policy',
  lead: 'What data we keep about you, why, and how to change it. Further down: what our warranty covers.',
  description:
    'What personal data the shop keeps and why, how to see, correct or delete it, and what the extended warranty covers: the panel or module, with invoice and warranty card.',
  body: `
## What we keep, and what for {#what-we-keep}

- **Your account:** name, email, phone, address and a password, stored so that nobody can read it, not even us. We need these so that you can log in and order, and so that we can reach you.
- **Your orders:** what you bought, the delivery address, what you paid, invoices, returns and complaints. We need these to deliver your order, and tax law requires us to keep invoices.
- **Payments:** the payment provider’s order, payment and refund numbers. Card numbers, bank accounts and UPI IDs stay with the payment provider and never reach us.
- **What you write:** reviews, which are shown with your name, messages from the contact page, and complaints with the files that you attach. We need these to reply to you.
- **Your email for offers:** only if you subscribe. Every offer email has an unsubscribe link.

## Counting visits {#counting-visits}

We count how often pages are opened and televisions put into carts, on our own servers, without cookies and without anything that identifies you. For some visits we also note how fast the page was: how long it took to load and respond, the type of page, and whether it was a phone, a tablet or a computer. We delete the counts of single visits within {{visitMonths}} months, and how fast they were within {{measurementMonths}} months. If your browser sends “Do Not Track” or “Global Privacy Control”, we do not count your visits at all.

{{#googleAnalytics}}
If you allow it, we also use Google Analytics. It records the pages you open, without what you searched for, and the televisions you add to your cart. Google sets cookies whose names begin with _ga and sees your IP address and browser. Advertising features are off. Nothing is loaded from Google before you agree, and never if your browser sends “Do Not Track” or “Global Privacy Control”.

{{analyticsChoice}}
{{/googleAnalytics}}

## What is kept in your browser {#in-your-browser}

We set no cookies{{#googleAnalytics}}; Google Analytics does, if you allow it{{/googleAnalytics}}. Your browser remembers that you are logged in, whether you prefer light or dark mode, the PIN code you last checked, and the televisions you looked at, so that we can show them to you again. Logging out or clearing the site’s data removes this. {{#googleAnalytics}}Your choice about Google Analytics stays until you change it or clear the site’s data. {{/googleAnalytics}}When you pay, the payment provider’s window may store its own data under its own policy.

## Who we share it with {#who-else}

The courier gets your name, address and phone; the payment provider gets your name, email and the amount; a technician you ask for gets your address. Authorities get what the law requires us to give. We do not sell your data or share it for advertising.

## How long we keep it {#how-long}

We keep invoices and related records for 72 months after the annual return for their financial year, as GST law requires. We keep the rest of your account until you erase it in the privacy centre. We delete messages once they are resolved, unless the law requires us to keep them, and the files of a complaint three years after it was resolved. OTPs expire after ten minutes.

## How it is protected {#security}

Pages and payments are encrypted. Staff see only what they need for their work, and every change they make is recorded. If there is ever a data breach, we will inform you and the Data Protection Board without delay.

## Your rights {#your-rights}

Under the Digital Personal Data Protection Act, 2023 you may ask what data we hold about you, have it corrected, completed or erased, withdraw your consent as easily as you gave it, and nominate someone to do so on your behalf. You can do all of this in the [privacy centre](/privacy-centre), and change your name, email, phone and address in [your profile](/user-profile).

Write to {{supportEmail}} or call {{phone}}. {{grievanceOfficer}}, our grievance officer, answers requests about your data within 90 days. If you are not satisfied, you may complain to the Data Protection Board of India.

{{postalAddress}}

## Children {#children}

The shop is for people aged 18 and above. If you learn that a child has opened an account, please tell us through the [contact page](/contact) and we will delete it.

## Warranty policy {#warranty}

Every television has the maker’s warranty for the months given on its page. You may extend it when you buy: the extended warranty begins when the maker’s warranty ends.

For both, call our helpline at {{helpline}}, {{hours}}.

## What the extended warranty covers {#warranty-covers}

The extended warranty covers the panel or module only. In these cases we repair or replace it:

- The picture, or half of it, stays dark although the sound plays.
- Lines, bands or stains appear on the screen.
- Pixels have failed: dark or bright pixel defects count when there are more than five of them on the panel.

It does not cover the remote control, cables, stand, speakers, boards and software, marks left by a still picture, or damage from falls, pressure, liquids, insects, lightning, wrong voltage, or from opening or installation by an unauthorised person.

## How to claim {#warranty-claim}

Every claim needs {{warrantyClaimPapers}}. You find your invoices under [My Invoices](/my-invoices) in your account. For a television that was transferred to you, its warranty passport under [My televisions](/my-televisions) is the proof instead.

1. Call {{helpline}} and describe the problem; a photo of the screen helps.
2. An authorised technician checks it at your home.
3. We repair or replace the panel or module. If neither is possible, you get a television of the same value.

There is a {{protectionRefundDays}}-day money back guarantee on extended protection: see section 14 of the [terms](/terms-conditions#extended-protection).
`.trim(),
};
