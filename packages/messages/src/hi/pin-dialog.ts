/* The dialog that asks where to deliver to. */

export const whereTo = 'डिलीवरी कहाँ करनी है?';
export const pinCode = 'पिन कोड';
export const whatFor = 'हर टीवी के साथ इसी जगह की डिलीवरी की तारीख दिखेगी। पिन कोड सिर्फ़ इसी ब्राउज़र में रहता है।';
export const showDates = 'तारीखें दिखाएँ';
export const forget = 'पिन कोड हटाएँ';
export const sixDigitsNeeded = 'पिन कोड 6 अंकों का होना चाहिए।';
export const notServed = (pin: string, nearest: string) =>
  nearest === ''
    ? `हम अभी ${pin} पर डिलीवरी नहीं करते।`
    : `हम अभी ${pin} पर डिलीवरी नहीं करते। सबसे पास के पिन कोड, जहाँ हम डिलीवरी करते हैं: ${nearest}।`;
