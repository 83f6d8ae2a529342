/** A part of a text that one font draws. */
interface ScriptRun {
  script: 'latin' | 'devanagari';
  text: string;
}

const DEVANAGARI = /[\u0900-\u097f]/;
/* Joiners, the dotted circle and the spaces between words of Hindi go with the letters that they follow. */
const RUN =
  /[\u0900-\u097f][\u0900-\u097f\u200c\u200d\u25cc]*(?: +[\u0900-\u097f][\u0900-\u097f\u200c\u200d\u25cc]*)*/g;

/** Returns whether a text has letters, signs or digits of Devanagari. */
export const hasDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/** Returns the runs of a text by script, in its order; together they are the text. What is not Devanagari is `latin`. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  const add = (script: ScriptRun['script'], from: number, to: number) => {
    if (to > from) runs.push({ script, text: text.slice(from, to) });
    end = to;
  };
  for (const { index, 0: run } of text.matchAll(RUN)) {
    add('latin', end, index);
    add('devanagari', index, index + run.length);
  }
  add('latin', end, text.length);
  return runs;
}
