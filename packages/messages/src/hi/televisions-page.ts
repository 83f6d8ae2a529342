/* The page of the list of televisions. */

export const televisions = 'टीवी';
export const resultsFor = (search: string) => `“${search}” के नतीजे`;
export const description =
  'LED, QLED, Mini-LED और OLED टीवी की साइज़, कीमत और स्टार रेटिंग से तुलना करें। कीमतों में सभी कर शामिल; जीएसटी इनवॉइस के साथ पूरे भारत में डिलीवरी।';
