import { formatCount } from '@aabha/contracts/counts/counts';

/* Reviews of a television, and the form to write one. */

export const reviews = 'रिव्यू';
export const noReviews = 'अभी कोई रिव्यू नहीं';
export const outOfFive = (count: number) => `5 में से, ${formatCount(count)} रिव्यू के आधार पर`;
export const verifiedPurchase = 'सत्यापित ख़रीद';
export const onlyVerified = 'केवल सत्यापित ख़रीद';
export const sortLabel = 'रिव्यू का क्रम';
export const sorts = { newest: 'नए पहले', highest: 'ज़्यादा स्टार पहले', lowest: 'कम स्टार पहले' };
export const onlyWithStars = (stars: string) => `केवल ${stars} वाले रिव्यू दिखाएँ`;
export const shown = (matching: number, count: number) =>
  `${formatCount(count)} में से ${formatCount(matching)} रिव्यू`;
export const noMatch = 'ऐसा कोई रिव्यू नहीं है।';
export const showAll = 'सभी रिव्यू दिखाएँ';

export const writeReview = 'रिव्यू लिखें';
export const cancelReview = 'रिव्यू रद्द करें';
export const yourReview = 'आपका रिव्यू';
export const rating = 'रेटिंग';
export const title = 'शीर्षक';
export const comment = 'टिप्पणी';
export const commentHint = 'जो दोस्त यह टीवी ख़रीदने वाला हो, उसे आप क्या बताएँगे?';
export const logInFirst = 'पहले आपको लॉग इन करना होगा। उसके बाद हम आपका रिव्यू भेज देंगे।';
export const submitReview = 'रिव्यू भेजें';
export const loginToSubmit = 'रिव्यू भेजने के लिए लॉग इन करें';
export const notSentYet = 'आपका रिव्यू यहाँ सुरक्षित है। भेजने के लिए “रिव्यू भेजें” दबाएँ।';
export const reviewSubmitted = 'आपका रिव्यू भेज दिया गया!';
export const thankYou = 'धन्यवाद। आपका रिव्यू नीचे दिख रहा है।';
