import { hasDevanagari, scriptRuns } from './script-runs';
import { wrapWords } from './wrap-words';

/** How a text with Devanagari is set. */
interface MixedStyle {
  size: number;
  bold: boolean;
  width: number;
  align: 'left' | 'right';
  /** Points below each line. */
  lineGap: number;
  features: PDFKit.Mixins.OpenTypeFeatures[];
}

/** Heights of Manrope in units of the size: texts of both scripts have its lines, so that columns stay level. */
const ASCENT = 1.066;
const LINE = 1.366;

const lineHeight = ({ size, lineGap }: MixedStyle) => size * LINE + lineGap;

/** Returns the runs of a line with their widths, and a function that selects the font of one. */
function runsOf(document: PDFKit.PDFDocument, line: string, { size, bold, features }: MixedStyle) {
  return scriptRuns(line).map(({ script, text }) => {
    const weight = bold ? 'bold' : 'regular';
    /* Without features the library shapes each word once a document. */
    const options = script === 'latin' && /\d/.test(text) ? { features } : {};
    const select = () =>
      document.font(script === 'devanagari' ? `devanagari-${weight}` : weight).fontSize(size);
    return { text, options, select, width: select().widthOfString(text, options) };
  });
}

const widthOf = (runs: readonly { width: number }[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** Returns the lines of a text; most are one, whose words need not be measured one by one. */
function linesOf(document: PDFKit.PDFDocument, text: string, style: MixedStyle): string[] {
  const measure = (part: string) => widthOf(runsOf(document, part, style));
  const isOneLine = !text.includes('\n') && measure(text) <= style.width;
  return isOneLine ? [text] : wrapWords(text, style.width, measure);
}

/** Returns the height of a text with Devanagari. */
export const mixedTextHeight = (document: PDFKit.PDFDocument, text: string, style: MixedStyle): number =>
  linesOf(document, text, style).length * lineHeight(style);

/**
 * Draws a text of Latin and Devanagari letters, each run in the font of its script on one baseline, and returns its height.
 * Copying, searching and reading aloud use the text itself, since the glyphs of Devanagari are not in the order of its letters.
 */
export function drawMixedText(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y }: { x: number; y: number },
  style: MixedStyle,
): number {
  const lines = linesOf(document, text, style);
  lines.forEach((line, index) => {
    const runs = runsOf(document, line, style);
    const width = widthOf(runs);
    const top = y + index * lineHeight(style);
    let left = style.align === 'right' ? x + style.width - width : x;
    if (hasDevanagari(line)) document.markContent('Span', { actual: line });
    for (const run of runs) {
      run.select();
      const options = { ...run.options, lineBreak: false, baseline: -ASCENT * style.size };
      document.text(run.text, left, top, options);
      left += run.width;
    }
    if (hasDevanagari(line)) document.endMarkedContent();
  });
  return lines.length * lineHeight(style);
}
