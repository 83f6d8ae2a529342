/** English words of a search by how they are written in Devanagari, without the dot below letters. */
const WORDS: Readonly<Record<string, string>> = {
  tv: 'टीवी टेलीविजन टेलिविजन टेलीविजन्स',
  smart: 'स्मार्ट',
  screen: 'स्क्रीन',
  inch: 'इंच इन्च इंची',
  cm: 'सेमी सेंटीमीटर',
  led: 'एलईडी',
  qled: 'क्यूएलईडी क्यूलेड',
  oled: 'ओएलईडी ओलेड',
  mini: 'मिनी',
  '4k': 'फोरके',
  full: 'फुल',
  hd: 'एचडी',
  uhd: 'यूएचडी',
  ultra: 'अल्ट्रा',
  ready: 'रेडी',
  google: 'गूगल',
  android: 'एंड्रॉयड एंड्रॉइड एन्ड्रॉयड',
  gaming: 'गेमिंग',
  wifi: 'वाईफाई',
  bluetooth: 'ब्लूटूथ',
  remote: 'रिमोट',
  hotel: 'होटल',
  hospitality: 'हॉस्पिटैलिटी',
  rupees: 'रुपये रुपए रूपये रूपए रुपया रु',
  thousand: 'हजार',
  lakh: 'लाख',
  /* Brands. */
  dhruvik: 'ध्रुविक',
  kiranix: 'किरानिक्स किरणिक्स',
  meghna: 'मेघना',
  nilava: 'निलावा नीलावा',
  tarangi: 'तरंगी',
  velora: 'वेलोरा',
  zentari: 'जेंटारी जेन्टारी',
  haier: 'हायर',
  lg: 'एलजी',
  mi: 'एमआई',
  oneplus: 'वनप्लस',
  panasonic: 'पैनासोनिक',
  philips: 'फिलिप्स',
  redmi: 'रेडमी',
  samsung: 'सैमसंग सेमसंग',
  sony: 'सोनी',
  tcl: 'टीसीएल',
  xiaomi: 'शाओमी श्याओमी',
  /* What only joins other words. */
  '': 'का की के को में से और या वाला वाली वाले लिए चाहिए एक सस्ता सस्ती सस्ते अच्छा अच्छी अच्छे',
};
const BY_HINDI = new Map(
  Object.entries(WORDS).flatMap(([english, hindi]) =>
    hindi.split(' ').map((word) => [word, english] as const),
  ),
);

const END = String.raw`(?![\p{L}\p{M}])`;
const AMOUNT = String.raw`(?:₹ *)?\d[\d,.]*(?: *[\p{Script=Devanagari}]+)?`;
const phrase = (source: string) => new RegExp(source, 'gu');
/** Phrases that are put together otherwise in English, tried in this order. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [phrase(String.raw`टी[. ]*वी${END}\.?`), 'टीवी'],
  [phrase(String.raw`(?<!\d)([48]) *के${END}(?! *(?:नीचे|ऊपर|अंदर|बीच))`), '$1k '],
  [phrase(String.raw`से *(${AMOUNT}?) *(?:तक|के बीच)${END}`), 'to $1 '],
  [phrase(String.raw`(?:से कम|(?:से|के) नीचे|के (?:अंदर|भीतर)|तक)${END}`), ' or less '],
  [phrase(String.raw`(?:(?:से|के) ऊपर|से (?:ज्यादा|अधिक|बडा|बडी|बडे))${END}`), ' or more '],
];

/**
 * Returns a search text with its Hindi words in English, as the catalogue and the patterns of prices and sizes have them:
 * "43 इंच सैमसंग टीवी" is "43 inch samsung tv". Words that are not known stay as they are.
 */
export function withEnglishWords(text: string): string {
  if (!/\p{Script=Devanagari}/u.test(text)) return text;
  let left = text
    .normalize('NFKD')
    /* The dot below letters is left out as often as not, and so is the shape of a nasal vowel; joiners are invisible. */
    .replaceAll(/[\u093C\u200C\u200D]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  for (const [pattern, english] of PHRASES) left = left.replaceAll(pattern, english);
  return left
    .replaceAll(/\p{Script=Devanagari}+/gu, (word) => ` ${BY_HINDI.get(word) ?? word} `)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
