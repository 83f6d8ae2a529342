const CONSENT =
  /\b(?:offers?|newsletters?|sms|whatsapp|analytics|cookies?|marketing|promotions?|partners?|consent|agree|allow|personal data|share my|contact me|send me|subscribe)\b/i;

/** Returns whether a text asks for consent: to mails, to being counted, to terms. */
export const isAboutConsent = (text: string): boolean => CONSENT.test(text);
