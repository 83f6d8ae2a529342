import { code128 } from './code128';
import { artifact, type Document, type Element } from './drawing-primitives';

const BLACK = '#000000';

interface BarcodePlace {
  x: number;
  y: number;
  /** Points, with the bars; the quiet zones are the caller's. */
  width: number;
  height: number;
}

/**
 * Draws a text as Code 128, and returns the width of a module in points. Screen readers get the text from `within`, else it is
 * decoration.
 */
export function drawBarcode(
  document: Document,
  within: Element | undefined,
  text: string,
  { x, y, width, height }: BarcodePlace,
): number {
  const widths = code128(text);
  const module = width / widths.reduce((sum, one) => sum + one, 0);
  const draw = () => {
    let at = x;
    widths.forEach((one, index) => {
      if (index % 2 === 0) document.rect(at, y, one * module, height);
      at += one * module;
    });
    document.fill(BLACK);
  };
  if (!within) artifact(document, draw);
  else {
    const figure = document.struct('Figure', { alt: `Barcode ${text}` });
    within.add(figure);
    figure.add(draw);
  }
  return module;
}
