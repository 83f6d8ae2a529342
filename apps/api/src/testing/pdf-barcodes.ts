import { inflateSync } from 'node:zlib';

/** Returns the drawing instructions of a PDF that pdfkit wrote. */
function contentsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Length (\d+)\n[^]*?stream\n/g)].flatMap((found) => {
    const begin = found.index + found[0].length;
    const raw = pdf.subarray(begin, begin + Number(found[1]));
    try {
      return [(found[0].includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')];
    } catch {
      return [];
    }
  });
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the groups of filled rectangles, each of one path: the bars of a barcode are one. */
const pathsOf = (content: string): Bar[][] =>
  [...content.matchAll(/((?:-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+ re\n)+)/g)].map(([, path = '']) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)].map(([, x, y, width, height]) => ({
      ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
    })),
  );

/** The widths of the symbols of Code 128 by value, and of the stop symbol. */
const SYMBOLS: readonly string[] =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'.match(
    /.{6}/g,
  ) ?? [];

const START_B = 104;

/** Reads bars as a scanner does: by the ratios of bars and spaces. Throws for what is no Code 128 of set B. */
function decode(bars: readonly Bar[]): string {
  const edges = bars.flatMap(({ x, width }) => [x, x + width]);
  const spans = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  const module = ((edges.at(-1) ?? 0) - (edges[0] ?? 0)) / (((spans.length - 7) / 6) * 11 + 13);
  const widths = spans.map((span) => Math.round(span / module)).join('');
  const values = (widths.slice(0, -7).match(/.{6}/g) ?? []).map((symbol) => {
    const at = SYMBOLS.indexOf(symbol);
    if (at < 0) throw new Error(`No symbol has the widths ${symbol}.`);
    return at;
  });
  const [start, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), START_B);
  if (start !== START_B || check !== sum % 103 || !widths.endsWith('2331112'))
    throw new Error('The barcode has a wrong check symbol.');
  return rest.map((value) => String.fromCharCode(value + 32)).join('');
}

/** Returns the texts of the barcodes of a PDF in the order in which they are drawn. */
export function pdfBarcodes(pdf: Buffer): string[] {
  /* A start, a check and a stop symbol have ten bars; fills of other things have few. */
  return contentsOf(pdf).flatMap((content) =>
    pathsOf(content)
      .filter((bars) => bars.length > 9)
      .map(decode),
  );
}
