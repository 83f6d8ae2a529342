const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Returns the parts of a word that fit a width each; letters with their signs stay together. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** Returns the lines of a text that fit a width, broken between words, and inside those that are wider. */
export function wrapWords(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ').flatMap((one) => breakWord(one, width, measure))) {
      const wide = measure(word);
      if (line !== '' && used + space + wide > width) {
        lines.push(line);
        line = '';
      }
      used = line === '' ? wide : used + space + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
