import { OFFER_DAYS } from '@aabha/contracts/passports/transfers.values';

/* Mails about the transfer of a television and its warranty. */

export const offerSubject = (television: string) => `A television is offered to you: ${television}`;
export const offer =
  'The owner of this television wants to transfer it to you, with its warranty. Once you accept, you can claim the warranty yourself.';
export const serial = 'Serial number';
export const warrantyUntil = 'Warranty until';
export const panelUntil = 'Panel or module until';
export const noWarranty = 'The warranty has ended';
export const seeOffer = 'See the offer';
export const offerWithin = `The link works for ${OFFER_DAYS} days, with a login by this email. If you do not expect a television, please ignore this email.`;

export const givenSubject = (television: string) => `Transferred: ${television}`;
export const given = (television: string, serial: string) =>
  `Your offer was accepted: ${television}, serial number ${serial}, has a new owner.`;
export const givenEnds =
  'The link and the QR code of its warranty passport have ended for you, and the new owner claims the warranty. Your order and its invoice stay with you.';
export const seeTelevisions = 'See your televisions';

export const receivedSubject = (television: string) => `It is yours now: ${television}`;
export const received =
  'You have accepted this television. Its warranty passport says until when it is covered; please keep the link.';
export const openPassport = 'Open the warranty passport';
export const newCode = 'QR codes that were printed before do not work any more. The passport has a new one.';
