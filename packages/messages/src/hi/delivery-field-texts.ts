/** Messages of the fields of dispatch centres, lanes and promised dates, by the English text. */
export const DELIVERY_FIELD_TEXTS: Readonly<Record<string, string>> = {
  'A quantity is a number.': 'मात्रा संख्या होनी चाहिए।',
  'A quantity is at least 1.': 'मात्रा कम से कम 1 होनी चाहिए।',
  'A quantity is at most 1000000.': 'मात्रा ज़्यादा से ज़्यादा 1000000 हो सकती है।',
  'At most 60 items can be asked for at once.': 'एक बार में ज़्यादा से ज़्यादा 60 आइटम पूछे जा सकते हैं।',
  'At most 60 televisions can be asked for at once.': 'एक बार में ज़्यादा से ज़्यादा 60 टीवी पूछे जा सकते हैं।',
  'At most is less than at least.': 'ज़्यादा से ज़्यादा वाली संख्या कम से कम वाली से छोटी है।',
  'Choose at least one day of the week.': 'सप्ताह का कम से कम एक दिन चुनें।',
  'Choose what the lane leads to.': 'चुनें कि मार्ग कहाँ जाता है।',
  'Cut-off is required': 'अंतिम समय लिखें।',
  'Enter a PIN code, a district or a State.': 'पिन कोड, ज़िला या राज्य लिखें।',
  'Enter the cut-off as a time, such as 14:00.': 'अंतिम समय 14:00 की तरह लिखें।',
  'Enter the days as a whole number from 0 to 60.': 'दिन 0 से 60 तक की पूरी संख्या में लिखें।',
  'Enter the hours as a whole number from 0 to 240.': 'घंटे 0 से 240 तक की पूरी संख्या में लिखें।',
  'Enter the units as a whole number from 0 to 100000.': 'यूनिट 0 से 100000 तक की पूरी संख्या में लिखें।',
  'Enter the units as a whole number from 1 to 100000, or leave them empty.':
    'यूनिट 1 से 100000 तक की पूरी संख्या में लिखें, या ख़ाली छोड़ें।',
  'Enter the weight as a number from 1 to 500 kg, or leave it empty.':
    'वज़न 1 से 500 किलो तक लिखें, या ख़ाली छोड़ें।',
  'Invalid PIN code (must be 6 digits)': 'पिन कोड ग़लत है (6 अंक होने चाहिए)।',
  'Name at least one television.': 'कम से कम एक टीवी बताएँ।',
  'PIN code is required': 'पिन कोड लिखें।',
  'Quantities are whole numbers.': 'मात्रा पूरी संख्या होनी चाहिए।',
  'Say why, such as the name of the holiday.': 'कारण लिखें, जैसे छुट्टी का नाम।',
  'Two people must be yes or no.': 'दो लोग: हाँ या नहीं होना चाहिए।',
};
