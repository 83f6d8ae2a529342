import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { isConfirmed } from '@aabha/contracts/accounts/step-up.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { Caller } from './caller';

interface Asking {
  config: { STEP_UP_MINUTES: number };
  now: () => Date;
}

/**
 * Returns whether a caller may do what needs a confirmed session: staff who proved lately who they are, and whoever is not
 * asked at all, as API keys (docs/spec/staff-sign-in.md#confirmation).
 */
export const isStepUpDone = ({ config, now }: Asking, { role, provenAt }: Caller): boolean =>
  !isStaff(role) ||
  provenAt === undefined ||
  isConfirmed(provenAt, { minutes: config.STEP_UP_MINUTES, now: now() });

/** Throws STEP_UP_REQUIRED where staff have to confirm first that it is them. */
export function requireStepUp(ctx: Asking & { user: Caller }): void {
  if (!isStepUpDone(ctx, ctx.user)) throw appError('STEP_UP_REQUIRED');
}
