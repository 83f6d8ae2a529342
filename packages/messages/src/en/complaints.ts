import type {
  ComplaintOutcome,
  ComplaintStatus,
  IssueType,
} from '@aabha/contracts/complaints/complaints.schema';

/* Complaints of shoppers: forms, list and thread. */

export { issueText } from '@aabha/contracts/complaints/complaints.rules';
export const issueTypes: Readonly<Record<IssueType, string>> = {
  Technical: 'Technical',
  Billing: 'Billing',
  Service: 'Service',
  Shipping: 'Shipping',
  Other: 'Other',
};
export const statuses: Readonly<Record<ComplaintStatus, string>> = {
  Pending: 'Pending',
  In_progress: 'In progress',
  Resolved: 'Resolved',
};
export const outcomes: Readonly<Record<ComplaintOutcome, string>> = {
  Refunded: 'Refunded',
  Replaced: 'Replaced',
  Repaired: 'Repaired',
  Explained: 'Explained',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};

export const complaints = 'Complaints';
export const raiseComplaint = 'Raise a complaint';
export const whatWentWrong = 'Tell us what went wrong and we will fix it.';
export const howWeHandle = 'How we handle complaints, and our grievance officer';
export const previousComplaints = 'Previous Complaints';
export const noComplaints = 'No complaints found';

export const issueType = 'Issue type';
export const pleaseChoose = 'Please choose';
export const yourIssueType = 'Your issue type';
export const description = 'Description';
export const descriptionHint = 'What happened, and with which order? How can we fix it?';
export const aboutSerial = (serial: string) => `Television with the serial number ${serial}:`;
export const orderOptional = 'Order (optional)';
export const noOrder = 'No order';
export const orderNumber = 'Order number';
export const orderNumberHint = 'The 8 characters in our order email.';
export const accountEmailHint = 'The one of the account you ordered with.';
export const submitComplaint = 'Submit complaint';
export const complaintSubmitted = 'Your complaint has been submitted successfully!';
export const seeYourComplaint = 'See your complaint';

export const filesOptional = 'Pictures or PDF files (optional)';
export const filesHint = (count: number, megabytes: number) =>
  `Up to ${count} pictures or PDF files, ${megabytes} MB each.`;
export const tooManyFiles = (most: number) => `Please attach at most ${most} files.`;
export const chosenFiles = 'Chosen files';
export const files = 'Files';
export const downloadFile = (file: string) => `Download ${file}`;

export const complaint = (ticket: string) => `Complaint ${ticket}`;
export const about = 'About';
export const order = 'Order';
export const television = 'Television';
export const serialNumber = (serial: string) => `serial number ${serial}`;
export const raised = 'Raised';
export const acknowledged = 'Acknowledged';
export const resolved = 'Resolved';
export const resolvedBy = 'We resolve it by';
export const outcome = 'Outcome';
export const canReopenUntil = (day: string) =>
  `Not satisfied? Until ${day} you can reopen this complaint with a message.`;
export const reopenAndSend = 'Reopen and send';
