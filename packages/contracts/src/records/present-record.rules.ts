import { allow, refuse, type Verdict } from '../errors/errors';

/**
 * May an edit be stored that was begun on the record as it was at `basedOn`? Refuses with the present record when
 * somebody changed it since, so that a screen can show the difference and nothing is overwritten unseen
 * (docs/spec/back-office.md#edit-conflicts). Without `basedOn` (a caller that has only read the specification) the edit
 * goes ahead; the audit log keeps both. `present` must be in its wire form and read under the lock of the row.
 */
export function checkUnchanged(present: { updated_at: string }, basedOn: string | undefined): Verdict {
  return basedOn === undefined || basedOn === present.updated_at
    ? allow
    : refuse('RECORD_CHANGED', { current: present });
}
