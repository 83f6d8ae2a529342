/** open: the shop is to answer · waiting: for the customer · closed. */
export const CONTACT_STATES = ['open', 'waiting', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_STATE_NAMES: Readonly<Record<ContactState, string>> = {
  open: 'Waiting for us',
  waiting: 'Answered',
  closed: 'Closed',
};

/** Business days within which a message is answered; the promise in words is `MESSAGE_ANSWERED_WITHIN`. */
export const MESSAGE_ANSWERED_DAYS = 2;
