import type { InstallationType } from '@aabha/contracts/installations/installations.values';

/* When a technician installs the televisions of an order. */

export const heading = 'Installation';
export const types: Readonly<Record<InstallationType, string>> = {
  wall: 'Wall mount',
  stand: 'Table stand',
  demo: 'Demo only',
};
export const typeHints: Readonly<Record<InstallationType, string>> = {
  wall: 'We drill and fix the standard bracket.',
  stand: 'We put it on its stand and set it up.',
  demo: 'We show you how it works.',
};
export const isFree = 'Free. Our technician sets the television up at your delivery address.';
export const withFee = 'Our technician sets the television up at your delivery address.';
export const free = 'Free';
/** What the visit costs, beside its kind. */
export const feeOf = (amount: string) => `${amount}, paid to the technician`;
export const payTechnician = (amount: string) => `You pay the technician ${amount}, in cash or by UPI.`;
export const notServed = 'Not offered in your area yet';
export const noDate = 'You can book it once the delivery date is known.';
export const over = (days: number) =>
  `It can be booked here until ${days} days after the delivery. Please call us.`;
export const book = 'Book installation';
export const bookOf = (name: string) => `Book installation of ${name}`;
export const firstDay = (day: string) => `First possible day: ${day}`;
export const at = (day: string, part: string) => `${day}, ${part}`;
export const doneOn = (day: string) => `Installed on ${day}`;
export const failed = 'The visit did not work out. Please book another time, or call us.';
export const codeOf = (code: string) => `Your code: ${code}`;
export const codeNote = 'Tell it to the technician once the television works.';
export const movableUntil = (time: string) => `You can move it once until ${time}.`;
export const notMovable = 'To change the time, please call us.';
export const move = 'Choose another time';
export const moveOf = (name: string) => `Choose another time for ${name}`;
export const cancel = 'Cancel installation';
export const cancelOf = (name: string) => `Cancel installation of ${name}`;
export const cancelTitle = 'Cancel this installation?';
export const cancelNote = 'Nobody will come. You can book another time while places are free.';
export const keep = 'Keep it';
export const bookTitle = 'When shall we install it?';
export const moveTitle = 'Choose another time';
export const chooseTelevision = 'Which television?';
export const chooseType = 'How shall we install it?';
export const chooseTime = 'When?';
export const loading = 'Looking for free times…';
export const allFull = 'All times of the next two weeks are taken. Please look again tomorrow, or call us.';
export const full = 'Full';
export const yours = 'Your time';
export const confirm = 'Confirm this time';
export const notNow = 'Not now';
export const onlyOnce = 'You can move an installation once. Please choose with care.';
export const booked = 'Your installation is booked. We have sent you an email.';
export const moved = 'Your installation has moved. We have sent you an email.';
export const cancelled = 'Your installation is cancelled.';
export const notLoaded = 'The installation could not be loaded.';
