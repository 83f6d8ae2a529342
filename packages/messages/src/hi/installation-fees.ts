/* What the visit of a technician costs, before a television is paid for. */

export const free = 'हमारा तकनीशियन मुफ़्त में टीवी लगाता है। भुगतान के बाद आप इसे बुक करते हैं।';
const price = (amount: string) => amount || 'मुफ़्त';
/** Amounts are empty where that kind is free. */
export const fees = (wall: string, stand: string, demo: string) =>
  `आप चाहें तो हमारा तकनीशियन टीवी लगाता है: दीवार पर ${price(wall)}, टेबल स्टैंड पर ${price(stand)}, केवल डेमो ${price(demo)}। टीवी का भुगतान करने के बाद आप इसे बुक करते हैं, और फ़ीस तकनीशियन को देते हैं।`;
