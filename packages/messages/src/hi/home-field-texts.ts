import { HOME_PICKS_MAX, HOME_PRODUCTS_MAX } from '@aabha/contracts/home/home.values';

/** Messages of fields of the home page, by their English text. */
export const HOME_FIELD_TEXTS: Readonly<Record<string, string>> = {
  [`Choose at most ${HOME_PRODUCTS_MAX} televisions.`]: `ज़्यादा से ज़्यादा ${HOME_PRODUCTS_MAX} टीवी चुनें।`,
  [`Each kind is there once; of those chosen by hand there are at most ${HOME_PICKS_MAX}.`]: `हर तरह का हिस्सा एक बार होता है; अपने चुने हुए टीवी के हिस्से ज़्यादा से ज़्यादा ${HOME_PICKS_MAX} होते हैं।`,
  [`Show at most ${HOME_PRODUCTS_MAX}.`]: `ज़्यादा से ज़्यादा ${HOME_PRODUCTS_MAX} दिखाएँ।`,
  'Choose at least one television.': 'कम से कम एक टीवी चुनें।',
  'Choose each television once.': 'हर टीवी एक ही बार चुनें।',
  'Enter a whole number.': 'पूरी संख्या लिखें।',
  'Enter how many televisions it shows.': 'लिखें कि यह हिस्सा कितने टीवी दिखाए।',
  'Show at least one.': 'कम से कम एक दिखाएँ।',
  'The end is before the start.': 'अंत शुरुआत से पहले है।',
  'The hero is always shown.': 'सबसे ऊपर का हिस्सा हमेशा दिखता है।',
  'The hero is the first section.': 'सबसे ऊपर का हिस्सा पहला ही रहता है।',
};
