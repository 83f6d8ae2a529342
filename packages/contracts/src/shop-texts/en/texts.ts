import type { TextName } from '../text-names';
import type { WrittenText } from '../text-value';
import { ABOUT } from './about';
import { DISCLAIMER } from './disclaimer';
import { PRIVACY } from './privacy';
import { SHIPPING } from './shipping';
import { TERMS } from './terms';
import { UNBOXING } from './unboxing';

export const TEXTS: Readonly<Record<TextName, WrittenText>> = {
  about: ABOUT,
  disclaimer: DISCLAIMER,
  privacy: PRIVACY,
  shipping: SHIPPING,
  terms: TERMS,
  unboxing: UNBOXING,
};
