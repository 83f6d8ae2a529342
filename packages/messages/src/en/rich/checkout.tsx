import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import type { ReactNode } from 'react';

/* Sentences of the checkout with links or emphasis. */

export const writeToSupport = (address: ReactNode, payment: ReactNode) => (
  <>
    Please write to {address} and mention payment {payment}. We will sort it out.
  </>
);
export const agreeToTexts = (link: (page: TextName, text: string) => ReactNode) => (
  <>
    By placing the order you accept our {link('terms', 'terms and conditions')}, with the{' '}
    {link('shipping', 'shipping policy')}, the {link('unboxing', 'unboxing policy')}, the{' '}
    {link('privacy', 'privacy and warranty policy')} and the {link('disclaimer', 'disclaimer')}.
  </>
);
