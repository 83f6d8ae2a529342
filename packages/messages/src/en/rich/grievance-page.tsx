import type { ReactNode } from 'react';

/* Sentences of the page about complaints with links. */

export const howToRaise = (raise: (text: string) => ReactNode, raiseAsGuest: (text: string) => ReactNode) => (
  <>
    Logged in, {raise('raise a complaint')}. Without logging in,{' '}
    {raiseAsGuest('name your order and your email')}. You can add pictures and PDF files.
  </>
);
