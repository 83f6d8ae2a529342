const WORDS: Readonly<Record<string, string>> = {
  monday: 'सोमवार',
  tuesday: 'मंगलवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
  sunday: 'रविवार',
  mon: 'सोम',
  tue: 'मंगल',
  wed: 'बुध',
  thu: 'गुरु',
  fri: 'शुक्र',
  sat: 'शनि',
  sun: 'रवि',
  to: 'से',
  and: 'और',
  daily: 'रोज़',
  closed: 'बंद',
};

/**
 * Returns the shop's hours in Hindi, word by word: 'Monday to Saturday 09:30-18:30' is 'सोमवार से शनिवार 09:30-18:30'.
 * Hours with a word that is not known stay as they were entered.
 */
export function hoursInHindi(hours: string): string {
  const translated = hours.replaceAll(/[A-Za-z]+/g, (word) => WORDS[word.toLowerCase()] ?? word);
  return /[A-Za-z]/.test(translated) ? hours : translated;
}
