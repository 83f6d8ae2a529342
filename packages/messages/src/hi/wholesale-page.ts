/* The page of wholesale orders, as search engines show it. */

export const wholesaleOrders = 'थोक ऑर्डर';
export const description =
  'होटल, दफ़्तर, स्कूल और दुकान के लिए थोक में टीवी: पाँच टीवी से कम कीमत, जीएसटी इनवॉइस के साथ। अकाउंट की ज़रूरत नहीं।';
