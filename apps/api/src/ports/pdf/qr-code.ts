import { encode } from 'uqr';
import type { Document } from './drawing-primitives';

const INK = '#000000';

/** A run of dark modules, in modules from the left and the top. */
interface Run {
  x: number;
  y: number;
  length: number;
}

/** Returns the QR code of a text: how many modules a side has, and its runs of dark ones. */
export function qrRuns(text: string, ecc: 'L' | 'M'): { size: number; runs: Run[] } {
  const { data, size } = encode(text, { ecc, border: 0 });
  const runs: Run[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push({ x: start, y, length: x + 1 - start });
    }
  });
  return { size, runs };
}

interface CodePlace {
  left: number;
  top: number;
  /** Points a side. */
  side: number;
  ecc: 'L' | 'M';
}

/** Draws a QR code, a rectangle for each run of dark modules. The white around it is that of the page. */
export function drawQrCode(document: Document, text: string, { left, top, side, ecc }: CodePlace): void {
  const { size, runs } = qrRuns(text, ecc);
  const module = side / size;
  for (const { x, y, length } of runs)
    document.rect(left + x * module, top + y * module, length * module, module);
  document.fill(INK);
}
