import { useEffect, useState } from 'react';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { loadRefusalMessages, refusalMessages } from './refusal-messages';

/** A reason that a successful response gives, as opposed to a refused call. */
interface Reason {
  code: ErrorCode;
  message: string;
}

/** Returns the text of a reason in the language of the shop; undefined without one, and until its language is loaded. */
export function useRefusalText(reason: Reason | undefined): string | undefined {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (reason) void loadRefusalMessages().then(() => setIsLoaded(true));
  }, [reason]);
  if (!reason) return undefined;
  const messages = refusalMessages();
  if (messages) return messages.translateRefusal(reason.code, reason.message);
  return isLoaded ? reason.message : undefined;
}
