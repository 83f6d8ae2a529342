import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { RETURN_REASONS } from '@aabha/contracts/returns/returns.values';
import type {
  RejectionReason,
  ReturnCondition,
  ReturnState,
  ReturnWish,
} from '@aabha/contracts/returns/returns.values';

/* The return of a delivered order. */

export const requestReturn = 'Request return';
export const returnRequested = 'Return Requested';
export const requestSubmitted = 'Return request submitted successfully!';
export const emailAtEachStep = 'We will email you at each step.';
export const returnOrder = 'Return';
export const until = (day: string) => `until ${day}`;
export const closedOn = (day: string) => `Returns closed on ${day}`;
export const returnThisOrder = 'Return this order';
export const whyReturning = 'Why are you returning it?';
export const reasons: Readonly<Record<(typeof RETURN_REASONS)[number], string>> = {
  'Defective product': 'Defective product',
  'Wrong item delivered': 'Wrong item delivered',
  'Product not as described': 'Product not as described',
  'Changed mind': 'Changed mind',
  Other: 'Other',
};
export const tellUsMore = 'Please tell us more';
export const willRefund = (amount: string, promise: string) =>
  `Once we approve it, we will refund ${amount} to the account you paid from. ${promise} Please keep the television in its box until then.`;
export const keepOrder = 'Keep order';
export const whatReturning = 'What are you returning?';
export const unitsOf = (name: string) => `Units of ${name}`;
export const ofUnits = (count: number, quantity: number) => `${count} of ${quantity}`;
export const chooseUnits = 'Please choose what you return.';
export const choose = 'Choose (optional)';
export const conditionQuestion = 'In what condition is it?';
export const conditions: Readonly<Record<ReturnCondition, string>> = {
  sealed: 'Box not opened',
  opened: 'Opened, not installed',
  installed: 'Installed',
};
export const wishQuestion = 'What would you like?';
export const wishes: Readonly<Record<ReturnWish, string>> = {
  refund: 'A refund',
  replacement: 'The same television again',
};
export const replacementNote = 'If we have none left, we refund you.';
export const photosOptional = 'Photos (optional)';
export const photosHint = (most: number, megabytes: number) =>
  `PNG or JPEG, at most ${most} photos of ${megabytes} MB. They help us decide sooner.`;
export const tooManyPhotos = (most: number) => `You can only upload a maximum of ${most} images.`;
export const chosenPhotos = 'Chosen photos';
export const computingRefund = 'Computing your refund…';
export const yourReturn = 'Your return';
export const states: Readonly<Record<ReturnState, string>> = {
  requested: 'We are looking at your request',
  approved: 'Approved: our courier picks it up',
  received: 'It has arrived: we inspect it',
  accepted: 'Accepted',
  accepted_in_part: 'Accepted in part',
  replaced: 'Replaced',
  rejected: 'Not accepted',
};
export const refundOnItsWay = 'Your refund is on its way';
export const refunded = (amount: string) => `Refunded ${amount}`;
export const ourReason = (reason: string) => `Our reason: ${reason}`;
export const notAgreed = 'You do not agree?';
export const complain = 'Complain to us';
export const acceptedUnits = (accepted: number, quantity: number) => `${accepted} of ${quantity} accepted`;
export const rejectionReasons: Readonly<Record<Exclude<RejectionReason, 'Other'>, string>> = {
  'We found no fault': 'We found no fault',
  'The television was damaged after delivery': 'The television was damaged after delivery',
  'Parts or accessories are missing': 'Parts or accessories are missing',
  'This is not the television that we sent': 'This is not the television that we sent',
  'The television did not come back to us': 'The television did not come back to us',
};
export const yourReplacement = (number: string) => `Your replacement ${number}`;
export const replacementStates: Readonly<Record<ReplacementState, string>> = {
  waiting: 'Not in stock just now: we send it as soon as it is',
  open: 'We are packing it',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const replacementOf = (number: string) =>
  `It replaces what you returned of order ${number}, free of charge. The invoice and warranty of that order stay.`;
export const chooseRefund = 'Refund me instead';
export const choosingRefund = 'Saving…';
export const refundChosen = 'You chose the refund.';
export const waitOrRefund = (amount: string) =>
  `You need not wait: choose the refund of ${amount}, and we send no replacement.`;
export const replacementSerial = (serials: string) => `Serial number: ${serials}`;
