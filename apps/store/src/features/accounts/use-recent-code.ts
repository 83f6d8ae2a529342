import { useRef } from 'react';
import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { CODE_RESEND_MS } from '@aabha/contracts/settings/limits';

export interface RecentCode {
  /**
   * Whether a code for this e-mail is so fresh that the server would refuse another
   * (docs/spec/accounts.md#one-time-codes).
   */
  isFresh: (email: string) => boolean;
  note: (email: string) => void;
}

/** Remembers the code that was asked for last, so that going back a step and on again needs no second one. */
export function useRecentCode(): RecentCode {
  const last = useRef({ key: '', atMs: 0 });
  return {
    isFresh: (email) =>
      last.current.key === emailKey(email) && Date.now() - last.current.atMs < CODE_RESEND_MS,
    note: (email) => {
      last.current = { key: emailKey(email), atMs: Date.now() };
    },
  };
}
