/* The question whether Google Analytics may be used. */

export const mayWeUseIt = 'May we use Google Analytics?';
export const whatItShows =
  'It shows us which pages and televisions people look at. Google sets cookies and sees your IP address. The shop works the same without it.';
export const browserAsksNotToTrack =
  'Your browser asks sites not to track you (Do Not Track or Global Privacy Control), so Google Analytics stays off.';
export const youAllowedIt = 'You have allowed it. You can change this here.';
export const youSaidNo = 'You have said no. You can change this here.';
export const privacyPolicy = 'Privacy policy';
export const noThanks = 'No, thanks';
export const yesAllow = 'Yes, allow';
