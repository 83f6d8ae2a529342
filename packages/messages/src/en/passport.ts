import { counted } from '@aabha/contracts/counts/counts';

/* The warranty passport of a television, and the check of its panel. */

export const warrantyPassport = 'Warranty passport';
export const passports = 'Warranty passports';
export const passportOf = (name: string, serial: string) =>
  `Warranty passport of ${name}, serial number ${serial}`;
export const serialNumber = (serial: string) => `Serial number ${serial}`;
export const loading = 'Loading the passport...';
export const notFound = 'No passport at this link';
export const notLoaded = 'The passport could not be loaded';
export const myOrders = 'My Orders';
export const needHelp = 'Need help?';

export const headlines = {
  waiting: 'The warranty begins with the delivery',
  covered: (days: number) => `Covered for ${counted(days, 'day')}`,
  extended: (days: number) => `Panel covered for ${counted(days, 'day')}`,
  over: 'The warranty has ended',
  returned: 'This television was returned',
  replaced: 'This television was replaced',
};
export const summaries = {
  waiting: 'This page then counts the days.',
  covered: (day: string) => `Whole television until ${day}, parts and labour.`,
  extended: (day: string) => `Extended warranty of the panel or module until ${day}.`,
  over: 'We still help: repairs are then paid for.',
  returned: 'It has no warranty any more.',
  replaced: 'The rest of its warranty goes on with the television that came in its place.',
};

export const model = 'Model';
export const serial = 'Serial number';
export const begins = 'Begins';
export const ends = 'Ends';
export const extendedEnds = 'Panel until';
export const qrLabel = 'QR code of this page';
export const qrHint = 'Scan it to open this page again. Stick a print to the back of the set.';
export const print = 'Print';

export const whatIsCovered = 'What is covered';
export const covers = [
  'In the warranty: faults of material and making, parts and labour.',
  'In the extended warranty: the panel or module only.',
  'Dark or bright pixels count above five.',
  'Not covered: breakage, liquids, voltage and repairs by others.',
];
export const keepInvoice = 'For a claim we need the original invoice and the warranty card.';
export const passportIsProof =
  'This television was transferred to a new owner. This passport is the proof for a claim; no invoice is needed.';
export const warrantyPolicy = 'Warranty policy';
export const claim = 'Claim warranty';
export const checkPanel = 'Check the panel';
export const setUpGuide = 'Set-up guide';
export const claims = 'Claims';
export const noClaims = 'No claim so far.';
export const claimRow = (number: string, day: string) => `${number}, ${day}`;
export const claimStatus = { Pending: 'Received', In_progress: 'In progress', Resolved: 'Resolved' };
export const privacy =
  'Whoever has this link sees this page. It has no name, address or price, so that you can pass it on with the television.';
