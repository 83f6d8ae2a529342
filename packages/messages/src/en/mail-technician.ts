/* The mail to a technician with the link to a visit. */

export const subject = (day: string, city: string) => `Installation on ${day} in ${city}`;
export const greeting = 'Hello,';
export const intro =
  'Here is the link to your next visit. It has the address, and the form for when you are done.';
export const day = 'Day';
export const time = 'Time';
export const city = 'City';
export const kind = 'Installation';
export const open = 'Open the visit';
export const validUntil = (time: string) =>
  `The link works until ${time}. Please do not pass it on: it shows where the customer lives.`;
