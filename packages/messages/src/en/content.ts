/* Pages of text. */

export const onThisPage = 'On this page';
export const lastChangedOn = (day: string) => `Last changed on ${day}`;
export const notTranslated = 'This page is in English.';
export const oldVersion = (version: number, day: string) =>
  `This is version ${version} of ${day}. It applies to orders that were placed with it.`;
export const currentVersion = 'Read the version in force';
export const changeYourChoice = 'Change your choice';
