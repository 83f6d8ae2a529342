import { INSTALLATION_FIELD_PATTERNS } from './installation-field-texts';
import type { Pattern } from './patterns';

/** Refusals about installations and the zones of technicians. */
export const INSTALLATION_REFUSALS = {
  INSTALLATION_NOT_FOUND: 'यह इंस्टॉलेशन नहीं मिला।',
  INSTALLATION_NOT_SERVED: 'आपके इलाके में इंस्टॉलेशन अभी उपलब्ध नहीं है।',
  INSTALLATION_NO_DATE: 'डिलीवरी की तारीख पता चलने पर कृपया इसे बुक करें।',
  INSTALLATION_OVER: 'यह ऑर्डर बहुत पहले डिलीवर हुआ था। कृपया हमें फ़ोन करें।',
  INSTALLATION_ORDER_ENDED: 'यह ऑर्डर ख़त्म हो चुका है।',
  INSTALLATION_ALL_BOOKED: 'इनमें से हर टीवी का इंस्टॉलेशन पहले से बुक है।',
  INSTALLATION_NOT_OFFERED: 'यह समय अब नहीं चुना जा सकता। कृपया दूसरा चुनें।',
  INSTALLATION_FULL: 'इस समय की सभी जगहें अब भर गई हैं। कृपया दूसरा समय चुनें।',
  INSTALLATION_FEE_CHANGED: 'इस इंस्टॉलेशन की फ़ीस बदल गई है। कृपया उसे फिर से देखें।',
  INSTALLATION_MOVED_ONCE: 'इंस्टॉलेशन यहाँ एक बार बदला जा सकता है। फिर से बदलने के लिए कृपया हमें फ़ोन करें।',
  INSTALLATION_TOO_LATE: 'यह इंस्टॉलेशन अब यहाँ नहीं बदला जा सकता। कृपया हमें फ़ोन करें।',
  INSTALLATION_NOT_OPEN: 'यह इंस्टॉलेशन पहले ही ख़त्म हो चुका है।',
  INSTALLATION_DONE_AHEAD: 'यह दिन अभी आने वाला है।',
  INSTALLATION_LINK_UNKNOWN: 'यह लिंक अब काम नहीं करता। कृपया दुकान से नया लिंक माँगें।',
  INSTALLATION_CODE_WRONG: INSTALLATION_FIELD_PATTERNS,
  INSTALLATION_CODE_LOCKED: 'ग़लत कोड बहुत बार डाला गया। कृपया दुकान से नया लिंक माँगें।',
  INSTALLATION_SERIAL_MISSING: 'कृपया सीरियल नंबर लिखें।',
  INSTALLATION_SERIAL_WRONG: 'यह सीरियल नंबर इस ऑर्डर का नहीं है। कृपया पीछे का लेबल देखें।',
  INSTALLATION_SERIAL_TAKEN: 'यह टीवी पहले ही लग चुका है।',
  INSTALLATION_PHOTO_NOT_FOUND: 'यह फ़ोटो अब नहीं है।',
  ZONE_NOT_FOUND: 'तकनीशियन का यह ज़ोन नहीं मिला।',
  ZONE_TAKEN: 'इस नाम का तकनीशियन ज़ोन पहले से है।',
  ZONE_AREA_TAKEN: [
    [/^(.+) belongs to the zone (.+) already\.$/s, (area, zone) => `${area} पहले से ज़ोन ${zone} में है।`],
  ],
  ZONE_IN_USE: 'वहाँ तकनीशियन अभी आने वाले हैं। पहले वे विज़िट बदलें।',
} as const satisfies Record<string, string | readonly Pattern[]>;
