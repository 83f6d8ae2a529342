import type { ReactNode } from 'react';

/* Sentences of accounts with links or emphasis. */

export const otpSentTo = (email: ReactNode) => (
  <>We sent a 6-digit OTP to {email}. It is valid for 10 minutes.</>
);
export const otpOnItsWay = (email: ReactNode) => (
  <>If {email} has an account with us, a 6-digit OTP is on its way. It is valid for 10 minutes.</>
);
export const newPasswordFor = (email: ReactNode) => (
  <>For {email}. All your other devices will be logged out.</>
);
export const accountsAreForAdults = (notice: (text: string) => ReactNode) => (
  <>
    Accounts are for people aged 18 and above. Our {notice('notice')} says which data we keep, what for, and
    how to erase it.
  </>
);
