import type { BreachClock } from './privacy.values';

const HOUR_MS = 3_600_000;
/** Hours in which the Data Protection Board gets the details of a breach (rule 7(2)). */
export const BREACH_HOURS = 72;

/** Returns by when the Board has the details of a breach that became known at an instant. */
export const breachDueAt = (knownAt: Date): Date => new Date(knownAt.getTime() + BREACH_HOURS * HOUR_MS);

interface BreachTimes {
  knownAt: Date;
  /** When the Board got the details; null while it has not. */
  boardToldAt: Date | null;
}

/** Returns how the clock of a breach stands. At the instant at which it ends it is met. */
export function breachClock({ knownAt, boardToldAt }: BreachTimes, now: Date): BreachClock {
  const dueAt = breachDueAt(knownAt);
  if (boardToldAt !== null) return boardToldAt <= dueAt ? 'met' : 'missed';
  return now > dueAt ? 'overdue' : 'running';
}

interface BreachFacts {
  what: string;
  data: string;
  affected: string;
  consequences: string;
  measures: string;
  /** When it became known, as people read it. */
  knownAt: string;
}

interface Sender {
  name: string;
  grievanceOfficer: string;
  supportEmail: string;
  phone: string;
  privacyContact: string;
  privacyEmail: string;
  privacyPhone: string;
}

/** Returns who answers questions about the data: the contact for personal data, else the grievance officer. */
function contactOf({ name, privacyContact, privacyEmail, privacyPhone, ...shop }: Sender): string {
  const { grievanceOfficer, supportEmail, phone } = shop;
  return privacyContact === ''
    ? `${grievanceOfficer}, ${name}\n${supportEmail}\n${phone}`
    : `${privacyContact}, ${name}\n${privacyEmail}\n${privacyPhone || phone}`;
}

/** Returns the letters that rule 7 asks for: to the people affected, and to the Data Protection Board of India. */
export function breachLetters(facts: BreachFacts, sender: Sender) {
  const { name } = sender;
  const { what, data, affected, consequences, measures, knownAt } = facts;
  const contact = contactOf(sender);
  const people = `Dear customer,

Your personal data at ${name} was affected by a breach, which became known to us on ${knownAt}.

What happened: ${what}
Which data: ${data}
What this can mean for you: ${consequences}
What we have done: ${measures}
What you can do: choose a new password, and do not trust calls or emails that ask for an OTP or a payment.

Please write or call us with any question:
${contact}`;
  const board = `To the Data Protection Board of India

Intimation of a personal data breach (section 8(6) of the Digital Personal Data Protection Act, 2023, rule 7)

Data fiduciary: ${name}
Known since: ${knownAt}
Nature and circumstances: ${what}
Data: ${data}
People affected: ${affected}
Likely consequences: ${consequences}
Measures taken and planned: ${measures}

${contact}`;
  return { people, board };
}
