import { AppError, type Verdict } from '@aabha/contracts/errors/errors';

/** The shop's own words for a refusal, the same that the server would answer with; undefined when it is allowed. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.ok ? undefined : new AppError(verdict.code, verdict.data).message;
}
