/* The page about complaints. */

type Designation = Record<'grievanceDesignation' | 'grievanceDesignationHi', string>;

export const complaintsAndGrievances = 'Complaints and grievances';
export const description =
  'How to complain, who our grievance officer is, how soon we acknowledge and resolve complaints, and how many we received and resolved in each month.';
export const intro =
  'What to do when something went wrong, who is responsible for it, and how well we keep our promises.';
export const howToComplain = 'How to complain';
export const ticketNumber = (hours: number) =>
  `You get a ticket number by email at once, ${hours} hours later at the latest.`;
export const weAnswer = 'We answer by email. Open the link in it to reply or to add files.';
export const weResolve = (months: number, days: number) =>
  `We resolve every complaint within ${months === 1 ? 'one month' : `${months} months`}. If you are not satisfied, you can reopen it within ${days} days.`;
export const grievanceOfficer = 'Grievance officer';
export const officer = (name: string, { grievanceDesignation }: Designation) =>
  `${name}, ${grievanceDesignation || 'Grievance Officer'}`;
export const nodalPerson = 'Nodal person';
export const personalData = 'Questions about your personal data';
export const helpline = 'You may also turn to the National Consumer Helpline at 1915.';
export const byMonth = 'Complaints by month';
export const noneYet = 'We have not received any complaint yet.';
export const howTheyCount =
  'By the month in which they were raised. Pending complaints are not resolved yet.';
export const month = 'Month';
export const received = 'Received';
export const acknowledgedInTime = 'Acknowledged within 48 hours';
export const resolved = 'Resolved';
export const resolvedInTime = 'Resolved within one month';
export const pending = 'Pending';
