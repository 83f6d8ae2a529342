/** Why an advisory about a shipped package does not stop a release, and until which day that was decided. */
interface Accepted {
  reason: string;
  /** An ISO day; afterwards it stops a release again. */
  until: string;
}

/** By the identifier of the advisory. */
const ACCEPTED_ADVISORIES: Readonly<Record<string, Accepted>> = {};

/** Returns whether an advisory is accepted on a day. */
export const isAccepted = (
  id: string,
  day: string,
  accepted: Readonly<Record<string, Accepted>> = ACCEPTED_ADVISORIES,
): boolean => day <= (accepted[id]?.until ?? '');
