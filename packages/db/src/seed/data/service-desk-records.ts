import type {
  ComplaintOutcome,
  ComplaintStatus,
  IssueType,
} from '@aabha/contracts/complaints/complaints.schema';

/** What shoppers of the demo complained of, newest first; `hoursAgo` counts from the moment of loading. */
export const COMPLAINTS: readonly {
  hoursAgo: number;
  issueType: IssueType;
  customIssueType?: string;
  status: ComplaintStatus;
  description: string;
  answer?: string;
  answeredHoursAgo?: number;
  resolvedHoursAgo?: number;
  outcome?: ComplaintOutcome;
}[] = [
  {
    hoursAgo: 3,
    issueType: 'Shipping',
    status: 'Pending',
    description:
      'The courier says that my address is closed on Saturday. It is a house; someone is always at home.',
  },
  {
    hoursAgo: 20,
    issueType: 'Technical',
    status: 'Pending',
    description: 'The remote pairs, but the voice button does nothing. New batteries did not help.',
  },
  {
    hoursAgo: 58,
    issueType: 'Other',
    customIssueType: 'Wall bracket',
    status: 'Pending',
    description: 'The screws in the box are M6, and the holes behind my set are M8.',
  },
  {
    hoursAgo: 75,
    issueType: 'Billing',
    status: 'In_progress',
    answer:
      'Yes. Please send us the certificate of the new name, and you get the corrected invoice in a day.',
    answeredHoursAgo: 70,
    description: 'The invoice has my old company name. Can it be corrected before the end of the quarter?',
  },
  {
    hoursAgo: 130,
    issueType: 'Technical',
    status: 'In_progress',
    answer: 'We are sorry. A technician will look at the panel; please tell us which day suits you.',
    answeredHoursAgo: 120,
    description: 'A thin bright line on the left edge, seen only in dark scenes.',
  },
  {
    hoursAgo: 260,
    issueType: 'Service',
    status: 'Resolved',
    resolvedHoursAgo: 210,
    outcome: 'Explained',
    answer: 'You are right, and we are sorry. The technician now calls before he is late.',
    answeredHoursAgo: 210,
    description: 'The installation was booked for 10 and happened at 17. I had taken the day off.',
  },
  {
    hoursAgo: 700,
    issueType: 'Shipping',
    status: 'Resolved',
    resolvedHoursAgo: 600,
    outcome: 'Replaced',
    answer: 'The missing foot left with the courier today.',
    answeredHoursAgo: 640,
    description: 'One foot of the stand was missing in the box.',
  },
];

/** What was written through the contact form, newest first. */
export const MESSAGES: readonly { hoursAgo: number; subject: string; message: string }[] = [
  {
    hoursAgo: 6,
    subject: 'Forty sets for a hostel',
    message:
      'We need forty 32 inch sets in Mysuru by June, with wall brackets. Whom should I contact for a price?',
  },
  {
    hoursAgo: 30,
    subject: 'Old television',
    message: 'Do you take the old set away when the new one comes? It still works, if anyone wants it.',
  },
  {
    hoursAgo: 97,
    subject: 'Extended protection',
    message: 'I bought in March without the extended warranty. Can it still be added within the first year?',
  },
];

export const SUBSCRIBERS: readonly { daysAgo: number; email: string; left?: boolean }[] = [
  { daysAgo: 1, email: 'nandini.offers@shoppers.example' },
  { daysAgo: 12, email: 'rohan.reads@shoppers.example' },
  { daysAgo: 40, email: 'faiza.k@shoppers.example', left: true },
];
