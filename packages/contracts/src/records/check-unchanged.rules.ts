import { allow, refuse, type Verdict } from '../errors/verdict';

/**
 * Decides whether an edit based on the record's `updated_at` of `basedOn` may be stored. Refuses with the present record
 * when it has changed since, so that a screen can show the difference and no change is lost
 * (docs/spec/back-office.md#edit-conflicts). Without `basedOn` (a caller that has only read the specification) the edit
 * goes ahead; the audit log keeps both. `present` must be in its wire form and read under the lock of the row.
 */
export function checkUnchanged(present: { updated_at: string }, basedOn: string | undefined): Verdict {
  return basedOn === undefined || basedOn === present.updated_at
    ? allow
    : refuse('RECORD_CHANGED', { current: present });
}
