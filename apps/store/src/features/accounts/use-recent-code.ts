import { useRef } from 'react';
import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { CODE_RESEND_MS } from '@aabha/contracts/settings/limits';

export interface RecentCode {
  /**
   * Whether the server would refuse another code for this e-mail because the last one is too recent
   * (docs/spec/accounts.md#one-time-codes).
   */
  isFresh: (email: string) => boolean;
  note: (email: string) => void;
}

/** Remembers the last requested code, so that going back a step and forward again needs no second one. */
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
