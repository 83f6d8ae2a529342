import {
  accountClosedMail,
  accountReopenedMail,
  accountRoleMail,
  codeMail,
  emailChangedMail,
  passwordChangedMail,
  welcomeMail,
} from '../templates/account-mails';
import {
  erasedMail,
  privacyAnswerMail,
  privacyLinkMail,
  privacyRequestMail,
} from '../templates/privacy-mails';
import { sessionMail } from '../templates/session-mails';
import { subscriptionMail } from '../subscription-mail';
import { EXAMPLE_REQUEST } from './example-requests';
import { CUSTOMER, EXAMPLE_SESSION, EXAMPLE_TOKEN } from './example-persons';
import { example, only } from './mail-example';

const digits = '483920';

/** Mails about accounts, offers and personal data. */
export const ACCOUNT_EXAMPLES = {
  'mail.code': [
    example('signup', 'Sign up', (shop, to) => codeMail(shop, to, { purpose: 'signup', digits })),
    example('forgot-password', 'Set a new password', (shop, to) =>
      codeMail(shop, to, { purpose: 'forgot-password', digits }),
    ),
    example('email-change', 'Change the email', (shop, to) =>
      codeMail(shop, to, { purpose: 'email-change', digits }),
    ),
    example('sign-in', 'Sign in', (shop, to) => codeMail(shop, to, { purpose: 'sign-in', digits })),
  ],
  'mail.welcome': only((shop, to) => welcomeMail(shop, to, CUSTOMER)),
  'mail.password-changed': only((shop, to) => passwordChangedMail(shop, to, CUSTOMER)),
  'mail.email-changed': only((shop, to) =>
    emailChangedMail(shop, to, { newEmail: 'asha@new.example', token: EXAMPLE_TOKEN }),
  ),
  'mail.sign-in-alert': [
    example('new-device', 'New device', (shop, to) =>
      sessionMail(shop, to, { ...EXAMPLE_SESSION, ...CUSTOMER, event: 'new-device' }),
    ),
    example('reused', 'Ended for safety', (shop, to) =>
      sessionMail(shop, to, { ...EXAMPLE_SESSION, ...CUSTOMER, event: 'reused' }),
    ),
  ],
  'mail.account-closed': only((shop, to) => accountClosedMail(shop, to, CUSTOMER)),
  'mail.account-reopened': only((shop, to) => accountReopenedMail(shop, to, CUSTOMER)),
  'mail.account-role': [
    example('business', 'Became Business', (shop, to) =>
      accountRoleMail(shop, to, { ...CUSTOMER, role: 'Business' }),
    ),
    example('personal', 'Became personal', (shop, to) =>
      accountRoleMail(shop, to, { ...CUSTOMER, role: 'User' }),
    ),
  ],
  'mail.subscribed': only((shop, { messageId, to, language }) =>
    subscriptionMail(shop, { email: to, unsubscribeToken: EXAMPLE_TOKEN }, messageId, language),
  ),
  'mail.privacy-link': [
    example('visitor', 'Without an account', (shop, to) => privacyLinkMail(shop, to, { key: EXAMPLE_TOKEN })),
    example('account', 'With an account', (shop, to) => privacyLinkMail(shop, to, { key: null })),
  ],
  'mail.privacy-request': [
    example('correction', 'Correction', (shop, to) => privacyRequestMail(shop, to, EXAMPLE_REQUEST)),
    example('grievance', 'Grievance', (shop, to) =>
      privacyRequestMail(shop, to, { ...EXAMPLE_REQUEST, kind: 'grievance' }),
    ),
  ],
  'mail.privacy-answer': only((shop, to) =>
    privacyAnswerMail(shop, to, {
      request: EXAMPLE_REQUEST,
      answer: 'We have corrected the spelling of your name on your account. Your invoices stay as issued.',
    }),
  ),
  'mail.erased': only((shop, to) => erasedMail(shop, to)),
};
