import type { ReactNode } from 'react';

/* Sentences of complaints with links or emphasis. */

export const received = (ticket: ReactNode, email: string) => (
  <>
    We have received your complaint. Your ticket number is {ticket}. We are sending a confirmation email to{' '}
    {email}.
  </>
);
export const receivedWithLink = (ticket: ReactNode) => (
  <>
    We have received your complaint. Your ticket number is {ticket}. We are sending an email with a link to
    follow it.
  </>
);
export const logInForComplaints = (login: (text: string) => ReactNode) => (
  <>
    Tell us what went wrong with an order. If you have an account, please {login('log in')} to see your
    complaints.
  </>
);
export const closed = (raise: (text: string) => ReactNode) => (
  <>
    This complaint is closed. If something is still wrong, please {raise('raise a new one')} and name this
    ticket.
  </>
);
