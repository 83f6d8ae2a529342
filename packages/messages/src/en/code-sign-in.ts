/* Signing in with a code by email, and the first password of such an account. */

export const or = 'or';
export const emailMeACode = 'Continue with an OTP by email';
export const noPasswordNeeded = 'No password needed. If you are new here, this also creates your account.';
export const signInWithACode = 'Continue with your email';
export const signInIntro = 'We send a 6-digit OTP to your email. No password needed.';
export const signInWithPassword = 'Log in with a password instead';
export const changeEmail = 'Change email';
export const continueText = 'Continue';

export const passwordTitle = 'Password';
export const noPasswordYet =
  'You log in with an OTP by email. With a password you can log in without waiting for the OTP.';
export const setAPassword = 'Set a password';
export const savePassword = 'Save password';
export const passwordSaved = 'Password saved';
export const passwordNotSaved = 'Failed to save the password.';
