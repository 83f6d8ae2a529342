/* Mails about installations. */

export const bookedSubject = (number: string) => `Installation booked for your order ${number}`;
export const booked =
  'Your installation is booked. Our technician comes to your delivery address at this time:';
export const movedSubject = (number: string) => `The installation of your order ${number} has moved`;
export const moved =
  'Your installation has moved. Our technician now comes to your delivery address at this time:';
export const late =
  'Your television arrives later than we promised, so we have moved its installation to the first free time after that. We are sorry. Our technician now comes at this time:';
export const cancelledSubject = (number: string) => `The installation of your order ${number} is cancelled`;
export const cancelled =
  'Your installation is cancelled. You can book another time under "My Orders" as long as the order has not ended.';
export const doneSubject = (number: string) => `The television of your order ${number} is installed`;
export const done =
  'Our technician has installed your television. Its warranty starts on this day, or with the delivery where that was later.';
export const installedOn = 'Installed on';
export const failedSubject = (number: string) =>
  `We could not install the television of your order ${number}`;
export const failed =
  'Our technician was there, but could not install your television. Please book another time under "My Orders", or call us.';
export const reason = 'Reason';
export const code = 'Your code';
export const codeNote =
  'Please tell the technician your code once the television works, not before, and not on the phone.';
export const day = 'Day';
export const time = 'Time';
export const installationType = 'Installation';
export const isFree = 'Installation is free.';
export const fee = (amount: string) =>
  `Installation costs ${amount}. Please pay the technician once the television works, in cash or by UPI, and ask for the bill.`;
export const haveReady = 'Please have ready: the television in its box, and a power socket near its place.';
export const wallNote =
  'For a wall mount, please choose the wall before we come. The standard bracket is in the box.';
export const moveUntil =
  'You can move it once, or cancel it, under "My Orders" until 6 pm of the day before. Afterwards please call us.';
export const myOrders = 'My Orders';
