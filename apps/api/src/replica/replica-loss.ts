import { isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import { sqlState } from '@aabha/db/tx';

/**
 * Why a read is not made on the replica: its state is not known yet; it does not respond; it is behind; the server is not
 * a standby; or it cancelled the statement to go on repeating the primary.
 */
export const LOSS_REASONS = ['starting', 'away', 'behind', 'no-standby', 'conflict'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Thrown for a read that the replica cannot make. */
export class ReplicaLoss extends Error {
  override name = 'ReplicaLoss';
  constructor(readonly reason: LossReason) {
    super(`The read replica is not used: ${reason}.`);
  }
}

/** SQLSTATEs of a statement that conflicts with what the standby has to repeat. */
const CONFLICTS = new Set(['40001', '40P01']);
/** SQLSTATEs of a table or column that is missing: the standby has not repeated a migration yet. */
const NOT_MIGRATED = new Set(['42P01', '42703']);
/** The server's own limit: the statement is too slow for the primary as well. */
const TOO_SLOW = '57014';

/** Returns why a read that failed on the replica is repeated on the primary; undefined for an error that would come again. */
export function lossReasonOf(error: unknown): LossReason | undefined {
  if (error instanceof ReplicaLoss) return error.reason;
  const state = sqlState(error) ?? '';
  if (CONFLICTS.has(state)) return 'conflict';
  if (NOT_MIGRATED.has(state)) return 'behind';
  return state !== TOO_SLOW && isDatabaseUnavailable(error) ? 'away' : undefined;
}
