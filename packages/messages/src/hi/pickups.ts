import { PICKUP_DAY_FORMAT, type PickupPart } from '@aabha/contracts/returns/pickup-slots.values';

/* When the goods of a return are fetched. */

export const choose = 'चुनें कि हम इसे कब लेने आएँ';
export const change = 'दूसरा समय चुनें';
export const title = 'हम इसे कब लेने आएँ?';
export const parts: Readonly<Record<PickupPart, string>> = {
  '9-12': 'सुबह 9 से दोपहर 12 बजे',
  '12-15': 'दोपहर 12 से 3 बजे',
  '15-18': 'दोपहर 3 से शाम 6 बजे',
};
export const fetchedAt = (day: string, part: string) => `हम इसे ${day} को ${part} लेने आएँगे।`;
export const wasAt = (day: string, part: string) => `पिकअप: ${day}, ${part}`;
export const haveReady = 'कृपया इसे तैयार रखें: हो सके तो डिब्बे में, सभी एक्सेसरी और ऑर्डर नंबर के साथ।';
export const movableUntil = (time: string) => `आप ${time} तक दूसरा समय चुन सकते हैं।`;
export const notMovable = 'समय बदलने के लिए कृपया हमें फ़ोन करें।';
export const notServed = 'हम अब इस पिन कोड से सामान नहीं लेते। इसे तय करने के लिए हम आपको फ़ोन या ईमेल करेंगे।';
export const allFull = 'अगले दिनों के सभी समय भर गए हैं। कृपया कल फिर देखें या हमें फ़ोन करें।';
export const loading = 'ख़ाली समय देखा जा रहा है…';
export const full = 'भर गया';
export const yours = 'आपका समय';
export const confirm = 'यह समय पक्का करें';
export const notNow = 'अभी नहीं';
export const booked = 'आपका पिकअप तय हो गया। हमने आपको ईमेल भेजा है।';

/* Made when a day is first written, since making one takes a cheap phone longer than a frame. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** Returns मंगल, 1 दिस॰ 2026 of a day in India. */
export function formatPickupDay(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', PICKUP_DAY_FORMAT);
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
