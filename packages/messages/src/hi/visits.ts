import { formatCount } from '@aabha/contracts/counts/counts';
import type { VisitFailure } from '@aabha/contracts/installations/visits.values';

/* तकनीशियन का पेज: इंस्टॉलेशन की एक विज़िट। */

export const loading = 'विज़िट लोड हो रही है...';
export const notFound = 'यह लिंक काम नहीं करता';
export const notLoaded = 'विज़िट लोड नहीं हो सकी';
export const heading = 'इंस्टॉलेशन';
export const when = 'कब';
export const where = 'कहाँ';
export const television = 'टीवी';
export const kind = 'कैसे';
export const phone = 'फ़ोन';
export const fee = 'फ़ीस';
export const takeFee = (amount: string) => `ग्राहक से ${amount} नकद या UPI से लें और उन्हें बिल दें।`;
export const noFee = 'कुछ नहीं। ग्राहक के लिए यह मुफ़्त है।';
export const note = 'नोट';
export const openMap = 'मैप में खोलें';
export const validUntil = (time: string) => `यह लिंक ${time} तक काम करेगा।`;
export const privacy = 'यह जानकारी केवल इसी विज़िट के लिए है।';

export const finishTitle = 'टीवी लग गया';
export const code = 'ग्राहक का कोड';
export const codeHint = 'ग्राहक के ईमेल में और “मेरे ऑर्डर” में 4 अंक हैं।';
export const serial = 'सीरियल नंबर';
export const serialHint = 'टीवी के पीछे के लेबल पर।';
export const photosOptional = 'फ़ोटो (ज़रूरी नहीं)';
export const photosHint = (most: number, megabytes: number) =>
  `ज़्यादा से ज़्यादा ${formatCount(most)} फ़ोटो, PNG या JPEG, हर एक ${megabytes} MB तक।`;
export const chosenPhotos = 'चुनी हुई फ़ोटो';
export const tooManyPhotos = (most: number) => `कृपया ज़्यादा से ज़्यादा ${formatCount(most)} फ़ोटो चुनें।`;
export const finish = 'हो गया';
export const cannotTitle = 'टीवी नहीं लग सका';
export const failureReason = 'क्यों?';
export const chooseReason = 'कृपया चुनें';
export const failures: Readonly<Record<VisitFailure, string>> = {
  nobody: 'घर पर कोई नहीं था',
  missing: 'टीवी वहाँ नहीं था',
  damaged: 'टीवी ख़राब हालत में है',
  place: 'उस जगह नहीं लग सकता',
  other: 'कोई और कारण',
};
export const failureNote = 'ऑफ़िस के लिए नोट (ज़रूरी नहीं)';
export const fail = 'बताएँ';

export const ended = {
  done: 'धन्यवाद। इंस्टॉलेशन हो गया।',
  failed: 'बता दिया गया। ऑफ़िस और ग्राहक को पता है।',
  ended: 'यह विज़िट रद्द हो गई है। कृपया वहाँ न जाएँ।',
};
export const endedHint = 'आप यह पेज बंद कर सकते हैं।';
