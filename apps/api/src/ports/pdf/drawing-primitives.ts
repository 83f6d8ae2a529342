/** Shared measures, colours and tagged text of PDF sheets. */

import { drawMixedText, mixedTextHeight } from './mixed-text';
import { hasDevanagari } from './script-runs';

export type Document = PDFKit.PDFDocument;
/** A part of the document's structure, which screen readers follow (PDF 1.7, tagged). */
export type Element = ReturnType<Document['struct']>;

/** All lengths are points on A4, 595 × 842. */
export const PAGE = { width: 595.28, height: 841.89, margin: 38 };
export const RIGHT = PAGE.width - PAGE.margin;
/** Above the foot of a page. */
export const PAGE_ENDS = PAGE.height - 52;
export const INNER = PAGE.width - 2 * PAGE.margin;
const INK = '#12131A';
export const SOFT = '#5B5D6B';
const LINE = '#D9D6CE';
export const ACCENT = '#4338CA';
export const DANGER = '#B42318';
export const TINT = '#F1F0FA';

interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Draws decoration as an artifact: rules, fills, and what each page repeats. */
export function artifact(
  document: Document,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

/**
 * Adds a structure element below `parent` and returns it. `scope` says what a table heading is the heading
 * of.
 */
export function part(document: Document, parent: Element, tag: string, scope?: 'Column' | 'Row'): Element {
  /* The library supports `scope`; its types do not. */
  const options: { title?: string; scope?: string } = scope === undefined ? {} : { scope };
  const element = document.struct(tag, options);
  parent.add(element);
  return element;
}

const LINE_GAP = 1.5;
/* Figures are tabular, so that columns align. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Returns the height of a text in the style that `write` draws it in. */
export function textHeight(document: Document, text: string, style: TextStyle = {}): number {
  const { size = 8, bold = false, width = INNER, align = 'left' } = style;
  if (hasDevanagari(text))
    return mixedTextHeight(document, text, {
      ...{ size, bold, width, align },
      lineGap: LINE_GAP,
      features: FEATURES,
    });
  return document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .heightOfString(text, { width, lineGap: LINE_GAP });
}

/** Writes a text as content of `within`, or as an artifact where that is undefined, and returns its height. */
export function write(
  document: Document,
  within: Element | undefined,
  text: string,
  x: number,
  y: number,
  style: TextStyle = {},
): number {
  const { size = 8, bold = false, color = INK, width = INNER, align = 'left' } = style;
  const options = { width, align, lineGap: LINE_GAP, features: FEATURES };
  const isMixed = hasDevanagari(text);
  let height = 0;
  const draw = () => {
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    if (isMixed) height = drawMixedText(document, text, { x, y }, { ...options, size, bold });
    else document.text(text, x, y, options);
  };
  if (within) within.add(draw);
  else artifact(document, draw, 'Pagination');
  return isMixed ? height : document.heightOfString(text, options);
}

export function rule(document: Document, y: number, color = LINE, thickness = 0.6): void {
  artifact(document, () => {
    document.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(thickness).strokeColor(color).stroke();
  });
}

export function fill(document: Document, color: string, ...[x, y, width, height]: number[]): void {
  artifact(document, () => document.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0).fill(color));
}
