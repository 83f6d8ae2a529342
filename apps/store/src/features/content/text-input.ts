import { LANGUAGE } from '@aabha/messages/language';
import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import type { TextSearch } from './text-search';

/** Which text a page shows. */
export interface ShownText extends TextSearch {
  name: TextName;
  hasGoogleAnalytics: boolean;
}

/** Returns the input of the call for the text in force. */
export const textInput = ({ name, hasGoogleAnalytics }: ShownText) => ({
  name,
  language: LANGUAGE,
  hasGoogleAnalytics,
});

/** Returns the input of the call for a version. */
export const versionInput = ({ version, at, ...text }: ShownText & { version: number }) => ({
  ...textInput(text),
  version,
  ...(at !== undefined && { at }),
});
