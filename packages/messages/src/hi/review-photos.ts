/* रिव्यू की फ़ोटो: टीवी के पेज पर और फ़ॉर्म में। */

export const photoOf = (number: number, count: number, author: string) =>
  count === 1 ? `${author} की फ़ोटो` : `${author} की फ़ोटो ${number}, कुल ${count}`;
export const photosBy = (author: string) => `${author} की फ़ोटो`;
export const onlyWithPhotos = (count: number) => `फ़ोटो वाले (${count})`;
export const customerPhotos = 'ग्राहकों की फ़ोटो';
export const photosOptional = 'फ़ोटो (ज़रूरी नहीं)';
export const photosHint = (most: number, megabytes: number) =>
  `JPEG, PNG या WebP, ज़्यादा से ज़्यादा ${most} फ़ोटो, हर एक ${megabytes} MB तक। ये आपके नाम के साथ सबको दिखेंगी। वे कहाँ और कब ली गईं, यह हम हटा देते हैं।`;
export const chosenPhotos = 'चुनी हुई फ़ोटो';
export const tooManyPhotos = (most: number) => `ज़्यादा से ज़्यादा ${most} फ़ोटो जोड़ें।`;
export const logInForPhotos = 'फ़ोटो जोड़ने के लिए पहले लॉग इन करें।';
export const photosAgain = 'लॉग इन करें, फिर अपनी फ़ोटो दोबारा जोड़ें।';
