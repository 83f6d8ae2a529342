import { PASSWORD, signedInAs } from '../builders';
import { codeMailedTo } from '../codes';
import type { Row } from './call.types';
import { MESSAGE } from './samples';
import { anEmail } from './specified-shop';

/** Customer calls about accounts, codes and messages (docs/spec/api.md#calls). */
export const CUSTOMER_ACCOUNTS: readonly Row[] = [
  {
    row: 'POST /otp/user-subscribes',
    who: '-',
    call: () => ({ path: '/otp/user-subscribes', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: { email: 'nobody' }, fields: ['email'] },
  },
  {
    row: 'POST /admin/contact-us',
    who: '-',
    call: () => ({
      path: '/admin/contact-us',
      body: {
        name: 'Asha Rao',
        email: anEmail(),
        phone: '9876543210',
        subject: 'Wall mount',
        message: 'Does it come with one?',
      },
    }),
    reads: MESSAGE,
    invalid: { body: {}, fields: ['email', 'message', 'name', 'phone', 'subject'] },
  },
  {
    row: 'POST /auth/login',
    who: '-',
    call: ({ shopper }) => ({ path: '/auth/login', body: { email: shopper.email, password: PASSWORD } }),
    reads: ['token'],
    invalid: { body: { email: 'x', password: '' }, fields: ['email', 'password'] },
  },
  {
    row: 'POST /auth/signup',
    who: '-',
    call: async ({ aVerifiedCode }) => {
      const email = anEmail();
      await aVerifiedCode(email, '/otp/send-email-otp');
      return {
        path: '/auth/signup',
        body: { name: 'Asha Rao', phone: '9876543210', email, password: PASSWORD },
      };
    },
    reads: ['token'],
    invalid: {
      body: { name: 'R2', phone: '1', email: 'x', password: '12345' },
      fields: ['email', 'name', 'password', 'phone'],
    },
  },
  {
    row: 'POST /otp/send-email-otp',
    who: '-',
    call: () => ({ path: '/otp/send-email-otp', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: {}, fields: ['email'] },
  },
  {
    row: 'POST /otp/verify-email-otp',
    who: '-',
    call: async ({ shop }) => {
      const email = anEmail();
      await shop.rest('POST', '/otp/send-email-otp', { email });
      return { path: '/otp/verify-email-otp', body: { email, otp: await codeMailedTo(shop, email) } };
    },
    reads: MESSAGE,
    invalid: { body: { email: 'a@example.in', otp: '12' }, fields: ['otp'] },
  },
  {
    row: 'POST /otp/send-email-otp-forgot-password',
    who: '-',
    call: () => ({ path: '/otp/send-email-otp-forgot-password', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: { email: '' }, fields: ['email'] },
  },
  {
    row: 'POST /auth/change-password',
    who: '-',
    call: async ({ shop, aVerifiedCode }) => {
      const { email } = await signedInAs(shop);
      await aVerifiedCode(email, '/otp/send-email-otp-forgot-password');
      return { path: '/auth/change-password', body: { email, newPassword: 'another horse' } };
    },
    reads: MESSAGE,
    invalid: { body: { email: 'a@example.in', newPassword: '12345' }, fields: ['newPassword'] },
  },
];
