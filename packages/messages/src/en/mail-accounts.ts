import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';

/* Mails about accounts. */

export const codeSubject = (brand: string) => `Your ${brand} OTP`;
export const codePurposes: Readonly<Record<CodePurpose, string>> = {
  signup: 'Use this OTP to create your account:',
  'forgot-password': 'Use this OTP to set a new password:',
  'email-change': 'Use this OTP to confirm your new email:',
  'sign-in': 'Use this OTP to sign in:',
};
export const codeIsValid = (minutes: number) =>
  `It is valid for ${minutes} minutes. Do not share it with anyone. If you did not request it, you can ignore this email.`;

export const welcome = (brand: string) => `Welcome to ${brand}`;
export const accountReady =
  'Your account is ready. You can now order, track deliveries and download invoices.';
export const seeTelevisions = 'See our televisions';

export const passwordChanged = 'Your password was changed';
export const passwordJustChanged = 'Your password was just changed, and all your devices were logged out.';
export const callUsImmediately = (phone: string) =>
  `If this was not you, please call us immediately: ${phone}.`;

export const emailChanged = 'Your account email was changed';
export const emailChangedTo = (brand: string, email: string) =>
  `The email of your ${brand} account was changed to ${email}, and your other devices were logged out.`;
export const ifItWasYou = 'If this was you, you need not do anything.';
export const undoWithin = (days: number) =>
  `If this was not you, use this link within ${days} days. It brings back this email, logs out all devices and lets you set a new password.`;
export const undoChange = 'Undo the change';
export const orCallUs = (phone: string) => `Or call us: ${phone}.`;

export const accountClosed = 'Your account was closed';
export const accountOfShopClosed = (brand: string) =>
  `Your ${brand} account was closed, and all your devices were logged out.`;
export const openWorkGoesOn =
  'Orders, returns and complaints that are open go on, and we keep writing to you about them.';
export const ifUnexpected = (phone: string) => `If you did not expect this, please call us: ${phone}.`;

export const accountReopened = 'Your account is open again';
export const accountOfShopReopened = (brand: string) =>
  `Your ${brand} account is open again. Please log in with the same password as before.`;
export const logIn = 'Login';

export const roleChanged = {
  Business: 'Your account is a Business account now',
  User: 'Your account is a personal account now',
};
export const roleOfShopChanged = {
  Business: (brand: string) => `Your ${brand} account is a Business account now. Please log in again.`,
  User: (brand: string) => `Your ${brand} account is a personal account now. Please log in again.`,
};
export const nothingElseChanged = 'Your orders, invoices and cart are where they were.';
