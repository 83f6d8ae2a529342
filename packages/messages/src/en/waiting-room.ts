/* The waiting room of a television. */

export const paymentHasNotStarted =
  'Your payment has not started: this television has a waiting room today. Your cart is kept; you can pay when it is your turn.';
export const joinAgain = 'Join again';
export const joinTheWaitingRoom = 'Join the waiting room';
export const logInToJoin = 'Log in to join';
export const goToCart = 'Go to cart';
export const seeTheTelevision = 'See the television';
export const keepThisPageOpen = 'Keep this page open, or come back: your place stays. It updates by itself.';
export const announcement = (title: string, text: string) => `${title}. ${text}`;
export { waitingRoomView } from '@aabha/contracts/waiting-room/waiting-room.view';
