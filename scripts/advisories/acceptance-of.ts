/** Why an advisory about a shipped package does not stop a release, and until which day that was decided. */
interface Accepted {
  reason: string;
  /** An ISO day; afterwards it stops a release again. */
  until: string;
}

/** By the identifier of the advisory, or one of its aliases. */
const ACCEPTED_ADVISORIES: Readonly<Record<string, Accepted>> = {};

/** Returns why an advisory is accepted on a day, or since when it is not any more; undefined where it never was. */
export function acceptanceOf(
  { advisory, aliases }: { advisory: string; aliases: readonly string[] },
  day: string,
  accepted: Readonly<Record<string, Accepted>> = ACCEPTED_ADVISORIES,
): { isAccepted: boolean; text: string } | undefined {
  const id = [advisory, ...aliases].find((one) => Object.hasOwn(accepted, one));
  if (id === undefined) return undefined;
  const { reason, until } = accepted[id]!;
  return day <= until
    ? { isAccepted: true, text: `accepted until ${until}: ${reason}` }
    : { isAccepted: false, text: `was accepted until ${until}: ${reason}` };
}
