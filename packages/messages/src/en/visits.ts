import { counted } from '@aabha/contracts/counts/counts';
import type { VisitFailure } from '@aabha/contracts/installations/visits.values';

/* The page of a technician: one visit of an installation. */

export const loading = 'Loading the visit...';
export const notFound = 'This link does not work';
export const notLoaded = 'The visit could not be loaded';
export const heading = 'Installation';
export const when = 'When';
export const where = 'Where';
export const television = 'Television';
export const kind = 'Kind';
export const phone = 'Phone';
export const fee = 'Fee';
export const takeFee = (amount: string) =>
  `Take ${amount} from the customer, in cash or by UPI, and give them the bill.`;
export const noFee = 'Nothing. It is free for the customer.';
export const note = 'Note';
export const openMap = 'Open in maps';
export const validUntil = (time: string) => `This link works until ${time}.`;
export const privacy = 'Please use these details for this visit only.';

export const finishTitle = 'It is installed';
export const code = 'Code of the customer';
export const codeHint = 'The customer has 4 digits in the email and under "My Orders".';
export const serial = 'Serial number';
export const serialHint = 'On the label on the back of the television.';
export const photosOptional = 'Photos (optional)';
export const photosHint = (most: number, megabytes: number) =>
  `Up to ${counted(most, 'photo')}, PNG or JPEG, ${megabytes} MB each.`;
export const chosenPhotos = 'Chosen photos';
export const tooManyPhotos = (most: number) => `Please choose at most ${counted(most, 'photo')}.`;
export const finish = 'Done';
export const cannotTitle = 'It could not be installed';
export const failureReason = 'Why?';
export const chooseReason = 'Please choose';
export const failures: Readonly<Record<VisitFailure, string>> = {
  nobody: 'Nobody was at home',
  missing: 'The television was not there',
  damaged: 'The television is damaged',
  place: 'It cannot be installed at that place',
  other: 'Another reason',
};
export const failureNote = 'Note for the office (optional)';
export const fail = 'Report';

export const ended = {
  done: 'Thank you. The installation is done.',
  failed: 'Reported. The office and the customer know.',
  ended: 'This visit was cancelled. Please do not go there.',
};
export const endedHint = 'You can close this page.';
