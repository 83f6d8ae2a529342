import type { NoticesInLanguage } from '../notices-in-language';

/** The notices in English (docs/spec/privacy.md#notices). */
export const NOTICES_IN_ENGLISH: NoticesInLanguage = {
  headings: ['Data:', 'Uses:'],
  rights:
    'In the privacy centre you can see and download your data, have it corrected or erased, name a nominee, withdraw this consent, and complain to our grievance officer, who replies within 90 days. If you are not satisfied, you may complain to the Data Protection Board of India.',
  texts: {
    account: {
      title: 'Your account and your orders',
      data: [
        'Name, email address and phone number',
        'Delivery addresses, and the GSTIN and legal name of a business that you buy for',
        'What you bought, paid, returned, reviewed and wrote to us',
        'Your password, stored so that nobody can read it',
      ],
      uses: [
        'To let you sign in, order, and follow your orders',
        'To deliver, install, repair and refund, and to send emails about your orders',
        'To issue invoices, which tax law requires us to keep for 72 months after the annual return',
      ],
      withdraw:
        'To withdraw, erase your account in the privacy centre. Invoices and credit notes stay as long as tax law requires.',
    },
    newsletter: {
      title: 'Offers by email',
      data: ['Email address'],
      uses: ['To send you offers and news of the shop'],
      withdraw: 'To withdraw, use the unsubscribe link of any offer email, or the privacy centre.',
    },
    analytics: {
      title: 'Google Analytics',
      data: [
        'The pages you open, without what you searched for, and the televisions you add to your cart',
        'Your IP address and browser, which Google sees',
        'Cookies of Google whose names begin with _ga',
      ],
      uses: ['To learn which pages and televisions people look at'],
      withdraw: 'To withdraw, choose "Analytics choice" at the foot of any page, or the privacy centre.',
    },
    alerts: {
      title: 'Alerts about a television',
      data: ['Email address', 'The television, and the price that you wait for'],
      uses: ['To send you one email when the television is back in stock, or costs what you wait for'],
      withdraw:
        'To withdraw, use the link at the end of any email about the alert, or My alerts in your account.',
    },
    'warranty-reminders': {
      title: 'Reminders of warranties',
      data: ['Email address', 'The television that you own, and the day on which its warranty ends'],
      uses: ['To send you one email 30 days before the warranty ends, so that you can check the television'],
      withdraw: 'To withdraw, untick the reminder on the warranty passport of the television.',
    },
  },
};
