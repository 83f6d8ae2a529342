import { AppError } from '@aabha/contracts/errors/errors';
import type { Verdict } from '@aabha/contracts/errors/verdict';

/** Returns the message of a refusal, the same as the server's; undefined when allowed. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.ok ? undefined : new AppError(verdict.code, verdict.data).message;
}
