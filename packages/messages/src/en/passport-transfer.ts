import { counted } from '@aabha/contracts/counts/counts';
import { OFFER_DAYS } from '@aabha/contracts/passports/transfers.values';

/* The transfer of a television to a new owner, and the televisions that one owns. */

export const reminderTitle = 'Before the warranty ends';
export const remindMe = 'Remind me by email 30 days before the warranty ends';
export const reminderNotice = 'What we use for it';

export const transferTitle = 'Passing this television on?';
export const transferText =
  'Transfer it with its warranty to the new owner, who can then claim the warranty without your order.';
export const transfer = 'Transfer to a new owner';
export const offeredTo = (email: string, day: string) => `Offered to ${email}, open until ${day}.`;
export const stillYours = 'The television is yours until the offer is accepted.';
export const withdraw = 'Withdraw the offer';
export const offerWithdrawn = 'Offer withdrawn';

export const dialogTitle = 'Transfer to a new owner';
export const whatHappens = 'Once the new owner accepts:';
export const consequences = [
  'This link and the printed QR code stop working. The new owner gets new ones.',
  'The new owner claims the warranty, and you no longer can.',
  'Your order and its invoice stay with you.',
];
export const newOwnersEmail = 'Email of the new owner';
export const invalidEmail = 'Please enter a valid email address.';
export const sendHint = `We send a link to this email. It works for ${OFFER_DAYS} days, and you can withdraw the offer until it is accepted.`;
export const sendOffer = 'Send the offer';
export const offerSent = (email: string) => `Offer sent to ${email}`;

export const loadingOffer = 'Loading the offer...';
export const offerNotFound = 'No offer at this link';
export const offerNotLoaded = 'The offer could not be loaded';
export const isOffered = 'A television is offered to you';
export const offerText =
  'Its owner wants to transfer it to you, with its warranty. Once you accept, the warranty is yours to claim.';
export const acceptUntil = (day: string) => `You can accept until ${day}.`;
export const warranty = 'Warranty';
export const panel = 'Panel or module';
export const until = (day: string) => `until ${day}`;
export const warrantyOver = 'has ended';
export const accept = 'Accept the television';
export const logInToAccept = 'Log in to accept';
export const logInHint =
  'Log in with the email that we sent the link to. If you have no account, “Continue with an OTP by email” creates it.';
export const otherEmail =
  'This offer is for another email. Please log out, then log in with the email that we sent the link to.';
export const decline = 'Decline';
export const accepted = 'The television is yours now';
export const openPassport = 'Open the warranty passport';
export const ended = {
  accepted: 'This offer was accepted',
  withdrawn: 'This offer was withdrawn',
  declined: 'This offer was declined',
  expired: 'This offer has expired',
  ended: 'This television can no longer be transferred',
};
export const acceptedByYou = 'If you accepted it, it is with your televisions once you log in.';
export const seeOwnTelevisions = 'My televisions';
export const askOwner = 'If you still want the television, please ask its owner for a new offer.';

export const transferred = 'Transferred to a new owner';
export const transferredOn = (day: string) => `Transferred to a new owner on ${day}`;

export const loadingTelevisions = 'Loading your televisions...';
export const noTelevisions = 'No televisions yet';
export const televisionsAppearHere =
  'Televisions that you bought, or that somebody transferred to you, appear here once they are on their way.';
export const seeTelevisions = 'See televisions';
export const noneOnPage = 'No televisions on this page';
export const seeFirstPage = 'See the first page';
export const televisionCount = (count: number) => counted(count, 'television');
export const pages = 'Pages of televisions';
export const wasTransferred = 'Transferred to you';
