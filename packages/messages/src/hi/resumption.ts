/* What became of a purchase that a login interrupted. */

import { plural } from './plural';

export const soldOutBeforeLogin = 'आपके लॉग इन करने से पहले ही यह टीवी बिक गया। इसे आपकी कार्ट में नहीं डाला गया।';
export const fewerLeft = (wanted: number, stock: number) =>
  `आपको ${wanted} चाहिए थे, लेकिन अब केवल ${stock} ${plural(stock, 'बचा है', 'बचे हैं')}। आपकी कार्ट में अभी कुछ नहीं डाला गया है।`;
export const wantedEarlier = (units: string) =>
  `आप पहले ${units} कार्ट में डालना चाहते थे। अभी कुछ नहीं डाला गया है। अगर अब भी लेना चाहें, तो “कार्ट में डालें” दबाएँ।`;
