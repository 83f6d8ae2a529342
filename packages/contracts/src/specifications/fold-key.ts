/** Characters that make no difference between two spellings of a name. The SQL function `fold_specification_key` has the same. */
const IGNORED = /[ \t\n\r\u00a0\u2009\u202f.,:;()[\]{}/_'"’‘“”&#*!?|\\–—-]+/g;

/**
 * Returns the form by which names of specifications are compared: without spaces and punctuation, ASCII letters in lower case.
 * "No. of HDMI ports" and "no of HDMI-Ports" have the same.
 */
export const foldKey = (key: string): string =>
  key.replaceAll(IGNORED, '').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
