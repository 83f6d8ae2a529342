import type { Mesh } from 'three';
import type { Bay } from '../model/socket-parts';
import type { Lettering, TelevisionModel } from '../model/television-model';
import { printedMesh } from './printed-mesh';

const FONT = "'Manrope Variable', system-ui, sans-serif";
/** Height of capital letters as a share of the size of a typeface. */
const CAPITALS = 0.72;
const SPACING = 0.28;
const LABEL_MM = 4.8;
const FROM_SOCKET_MM = 12.5;

interface Ink {
  color: string;
  isBehind?: boolean;
  /** Metal letters shine, printed ones do not. */
  isMetal?: boolean;
}

/** Prints a text in widely spaced capitals. */
function lettering(
  { text, center, letterHeight, maxWidth }: Lettering,
  { color, isBehind, isMetal }: Ink,
): Mesh {
  const size = (letterHeight / CAPITALS) * 1000;
  return printedMesh({
    center,
    width: maxWidth,
    height: letterHeight * 1.6,
    pixelsPerMetre: 12_000,
    isBehind: isBehind ?? false,
    material: isMetal ? { metalness: 0.9, roughness: 0.3 } : {},
    draw: (context) => {
      context.font = `600 ${size}px ${FONT}`;
      context.fillStyle = color;
      context.textBaseline = 'middle';
      context.textAlign = 'center';
      const letters = [...text];
      const widths = letters.map((letter) => context.measureText(letter).width + size * SPACING);
      const whole = widths.reduce((sum, width) => sum + width, 0) - size * SPACING;
      const shrink = Math.min(1, (maxWidth * 950) / whole);
      context.translate(maxWidth * 500, letterHeight * 800);
      context.scale(shrink, shrink);
      let x = -whole / 2;
      for (const [index, letter] of letters.entries()) {
        const width = widths[index] ?? 0;
        context.fillText(letter, x + (width - size * SPACING) / 2, 0);
        x += width;
      }
    },
  });
}

/** Prints the panel with the names of the sockets. */
function bayMesh({ center, width, height, sockets }: Bay): Mesh {
  return printedMesh({
    center,
    width,
    height,
    pixelsPerMetre: 4500,
    isBehind: true,
    draw: (context) => {
      context.fillStyle = '#1b1b1d';
      context.beginPath();
      context.roundRect(0, 0, width * 1000, height * 1000, 3);
      context.fill();
      context.font = `500 ${LABEL_MM}px ${FONT}`;
      context.fillStyle = '#d7d9de';
      context.textBaseline = 'middle';
      for (const { label, x, y } of sockets)
        context.fillText(
          label,
          (center[0] + width / 2 - x) * 1000 + FROM_SOCKET_MM,
          (center[1] + height / 2 - y) * 1000,
          44,
        );
    },
  });
}

/** Returns the maker's name in front and behind, and the panel of the sockets. */
export function printedParts({ name, backName, bay }: TelevisionModel, isBright: boolean): Mesh[] {
  return [
    lettering(name, { color: isBright ? '#1b1c1f' : '#d5d8de', isMetal: !isBright }),
    lettering(backName, { color: '#8d9098', isBehind: true }),
    ...(bay ? [bayMesh(bay)] : []),
  ];
}
