import { describe, expect, it } from 'vitest';
import { hasDevanagari, scriptRuns } from './script-runs';

/** Returns the runs with Devanagari in brackets. */
const marked = (text: string) =>
  scriptRuns(text)
    .map((run) => (run.script === 'devanagari' ? `[${run.text}]` : run.text))
    .join('');

describe('scriptRuns', () => {
  it.each([
    ['', ''],
    ['Tax Invoice', 'Tax Invoice'],
    ['₹1,24,990.00', '₹1,24,990.00'],
    ['क्रेडिट नोट', '[क्रेडिट नोट]'],
    ['कुल राशि: ₹45,548.00', '[कुल राशि]: ₹45,548.00'],
    ['राज्य: Karnataka (29)', '[राज्य]: Karnataka (29)'],
    ['Surya 43, 2 साल की अतिरिक्त वारंटी', 'Surya 43, 2 [साल की अतिरिक्त वारंटी]'],
    ['यह (CGST अधिनियम, धारा 34(2))।', '[यह] (CGST [अधिनियम], [धारा] 34(2))[।]'],
    ['22 नव॰ 2026', '22 [नव॰] 2026'],
    ['ई-वे बिल', '[ई]-[वे बिल]'],
    ['क्\u200dष और श्री\u200cमान', '[क्\u200dष और श्री\u200cमान]'],
    ['A\u200dB', 'A\u200dB'],
    ['रमा\nदेवी', '[रमा]\n[देवी]'],
    ['  राम  श्याम  ', '  [राम  श्याम]  '],
    ['१२३', '[१२३]'],
  ])('splits %j', (text, runs) => {
    expect(marked(text)).toBe(runs);
  });

  it('has runs that alternate and together are the text', () => {
    const alphabet = ['क', 'ि', '्', '\u200d', '।', ' ', 'a', '9', '₹', ',', '\n', '😀'];
    for (let seed = 1; seed <= 500; seed += 1) {
      let state = seed;
      const text = Array.from({ length: 12 }, () => {
        state = (state * 48271) % 2147483647;
        return alphabet[state % alphabet.length];
      }).join('');
      const runs = scriptRuns(text);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      runs.forEach((run, index) => {
        expect(run.script).not.toBe(runs[index + 1]?.script);
        expect(hasDevanagari(run.text)).toBe(run.script === 'devanagari');
      });
    }
  });
});
