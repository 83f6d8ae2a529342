import type { ReactNode } from 'react';

/* Sentences of the privacy centre with links. */

export const correctInProfile = (profile: (text: string) => ReactNode) => (
  <>You can correct your name, email, phone and address in {profile('your profile')}.</>
);
export const logInOrGetLink = (login: (text: string) => ReactNode) => (
  <>
    If you have an account, please {login('log in')}. Without one, we email you a link to what we store about
    your email.
  </>
);
