import type {
  PromiseReason,
  PromiseReasonCode,
} from '@aabha/contracts/delivery-promise/delivery-promise.values';

/* When an order arrives, and why then. */

/* Each is made when a date is first written, since making one takes a cheap phone longer than a frame. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** Returns मंगल, 1 दिस॰ of a day in India. */
export function formatPromisedDay(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Returns the time as Hindi pages write it: दोपहर 2:00 बजे of `14:00`. */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`;
}

const WEEKDAYS = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];
const workingDays = (min: number, max: number) =>
  min === max ? `${max} कार्य-दिवस` : `${min} से ${max} कार्य-दिवस`;
const onDay = ({ day = '' }: PromiseReason) => formatPromisedDay(day);
const at = ({ time = '' }: PromiseReason) => timeText(time);

const REASONS: Readonly<Record<PromiseReasonCode, (reason: PromiseReason) => string>> = {
  'ordered-before': (reason) => `${at(reason)} से पहले ऑर्डर, इसलिए ${onDay(reason)} को रवाना होगा।`,
  'ordered-after': (reason) => `${at(reason)} के बाद ऑर्डर, इसलिए ${onDay(reason)} को रवाना होगा।`,
  'packed-before': (reason) => `${at(reason)} से पहले पैक, इसलिए ${onDay(reason)} को रवाना होगा।`,
  'packed-after': (reason) => `${at(reason)} के बाद पैक, इसलिए ${onDay(reason)} को रवाना होगा।`,
  lead: ({ name = '', hours = 0 }) => `${name} इसे ${hours} घंटे में पैक करता है।`,
  'weekly-closed': (reason) => `${onDay(reason)} को ${reason.name} से कुछ नहीं भेजा जाता।`,
  'center-closed': (reason) => `${onDay(reason)}: डिस्पैच सेंटर में ${reason.name}।`,
  'center-full': (reason) => `${onDay(reason)} को ${reason.name} में जगह नहीं बची है।`,
  leaves: (reason) => `${onDay(reason)} को रवाना होगा।`,
  transit: ({ name = '', min = 0, max = 0 }) => `${name} से रास्ते में ${workingDays(min, max)}।`,
  holiday: (reason) => `${onDay(reason)} को डिलीवरी नहीं: ${reason.name}।`,
  'lane-weekdays': ({ weekdays = [] }) =>
    `वहाँ डिलीवरी केवल ${weekdays.map((day) => WEEKDAYS[day - 1]).join(' और ')} को होती है।`,
  'by-weight': ({ kg = 0 }) => `${kg} किलो से ज़्यादा वज़न धीमे रास्ते से जाता है।`,
  'two-person': () => 'दो लोग इसे अंदर तक पहुँचाते हैं।',
  standard: ({ min = 0, max = 0 }) => `राज्य के भीतर ${workingDays(min, max)}।`,
};
export const reasonText = (reason: PromiseReason): string => REASONS[reason.code](reason);

export const why = 'यही तारीख क्यों?';
export const getItBy = (day: string) => `${day} तक डिलीवरी`;
export const getItBetween = (from: string, to: string) => `${from} से ${to} के बीच डिलीवरी`;
export const dateToBeConfirmed = 'डिलीवरी की तारीख बाद में बताई जाएगी';
export const notServed = (pin: string) => `हम अभी ${pin} पर डिलीवरी नहीं करते।`;
export const toPlace = (place: string, pin: string) => (place ? `${place}, ${pin} पर` : `${pin} पर`);
export const changed = (before: string, now: string) => `डिलीवरी की तारीख ${before} से बदलकर ${now} हो गई है।`;
export const changedToUnknown = (before: string) => `डिलीवरी की तारीख ${before} थी। अब यह बाद में बताई जाएगी।`;
export const wasPromised = (day: string) => `पहले बताई गई तारीख: ${day}`;
