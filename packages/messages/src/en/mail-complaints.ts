import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';

/* Mails about complaints. */

export const seeComplaint = 'See your complaint';
export const ticket = 'Ticket';
export const about = 'About';
export const resolvedBy = 'We resolve it by';
export const outcome = 'Outcome';

export const receivedSubject = (number: string) => `We have received your complaint ${number}`;
export const received = 'Thank you for telling us. We are sorry for the trouble and will write to you soon.';
export const ifUrgent = (helpline: string) =>
  `If it is urgent, call ${helpline} and give your ticket number.`;

export const statusSubjects: Readonly<Record<ComplaintStatus, (number: string) => string>> = {
  Pending: (number) => `Your complaint ${number} is open`,
  In_progress: (number) => `Your complaint ${number} is in progress`,
  Resolved: (number) => `Your complaint ${number} is resolved`,
};
export const statusTexts: Readonly<Record<ComplaintStatus, (reopenDays: number) => string>> = {
  Pending: (_reopenDays) => 'Your complaint has been reopened and we will look into it.',
  In_progress: (_reopenDays) => 'We are looking into your complaint now.',
  Resolved: (reopenDays) =>
    `Your complaint has been resolved. If you are not satisfied, you can reopen it within ${reopenDays} days: open it with the button below and write to us. Or reply to this email or call us.`,
};

export const answeredSubject = (number: string) => `We have answered your complaint ${number}`;
export const answered = 'We have answered your complaint. To reply, open it with the button below.';
