import type { ReactNode } from 'react';

/* Sentences of wholesale orders with links or emphasis. */

export const logInToFindOrder = (link: (text: string) => ReactNode) => (
  <>{link('Log in')} to find this order under My orders later. What you have selected and typed stays.</>
);
export const orderReceived = (id: ReactNode, total: ReactNode, email: ReactNode) => (
  <>
    We have received order {id} for {total}. We are sending the details to {email} and will contact you about
    payment and delivery.
  </>
);
export const placedOn = (day: ReactNode, units: string) => (
  <>
    Placed on {day} · {units}
  </>
);
