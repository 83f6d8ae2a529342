import {
  COMPLAINT_ACKNOWLEDGED_HOURS,
  COMPLAINT_DUE_SOON_DAYS,
  COMPLAINT_REOPEN_DAYS,
  COMPLAINT_RESOLVED_MONTHS,
} from '../settings/promises';
import { addIndiaMonths } from '../time/india-time';
import type { ClockState } from './complaint-clocks.values';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns when a complaint has to be acknowledged and resolved (docs/spec/complaints.md#clocks). */
export function complaintClocks(raisedAt: Date): { ackDueAt: Date; dueAt: Date } {
  return {
    ackDueAt: new Date(raisedAt.getTime() + COMPLAINT_ACKNOWLEDGED_HOURS * HOUR_MS),
    dueAt: addIndiaMonths(raisedAt, COMPLAINT_RESOLVED_MONTHS),
  };
}

interface Clock {
  dueAt: Date;
  /** When it was done; null while it is not. */
  doneAt: Date | null;
}

/** Returns how a clock stands at an instant. Exactly at its due time a clock is still met. */
export function clockState({ dueAt, doneAt }: Clock, now: Date): ClockState {
  if (doneAt !== null) return doneAt <= dueAt ? 'met' : 'missed';
  if (now > dueAt) return 'overdue';
  return now < new Date(dueAt.getTime() - COMPLAINT_DUE_SOON_DAYS * DAY_MS) ? 'running' : 'due_soon';
}

/** Returns until when an open complaint counts as due soon: those due before this instant do. */
export const dueSoonBefore = (now: Date): Date => new Date(now.getTime() + COMPLAINT_DUE_SOON_DAYS * DAY_MS);

/** Returns until when the shopper can reopen a complaint that was resolved at an instant. */
export const reopenableUntil = (resolvedAt: Date): Date =>
  new Date(resolvedAt.getTime() + COMPLAINT_REOPEN_DAYS * DAY_MS);
