import { counted } from '@aabha/contracts/counts/counts';

/* The wish list: televisions that somebody saved for later. */

export const priceFell = (amount: string) => `Price fell by ${amount}`;
export const savedAt = (day: string, price: string) => `Saved on ${day} at ${price}`;
export const noLongerSold = 'No longer sold';
export const replacedBy = 'Replaced by';
export const remove = 'Remove';
export const removeFromWishList = (name: string) => `Remove ${name} from the wish list`;
export const wasRemoved = (name: string) => `${name} was removed.`;
export const undo = 'Undo';
export const nothingSaved = 'Your wish list is empty';
export const howToSave = 'Save a television on its page. You find it here with its price of the day.';
export const logInToSee = 'Log in to see what you saved in your account.';
export const seeTelevisions = 'See televisions';
export const logIn = 'Log in';
export const loading = 'Loading your wish list…';
export const keptInThisBrowser = 'This list is kept in this browser only. Log in to keep it in your account.';
export const someLeftOut = (count: number) =>
  `${counted(count, 'television')} could not be moved to your wish list: no longer sold, or the list is full.`;
