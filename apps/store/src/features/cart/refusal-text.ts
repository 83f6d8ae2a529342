import type { Verdict } from '@aabha/contracts/errors/verdict';
import { refusalMessage } from '../../lib/refusal-message';

/** Returns the message of a refusal, the same as the server's; undefined when allowed. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.ok ? undefined : refusalMessage(verdict);
}
