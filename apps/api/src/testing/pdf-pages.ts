import { inflateSync } from 'node:zlib';

/** Returns the objects of a PDF by number; enough of the format for pdfkit's output. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const found of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/g)) {
    const [whole = '', number = '', head = ''] = found;
    const begin = found.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = pdf.subarray(begin, begin + length);
    const isStream = whole.endsWith('stream\n');
    const content = isStream && head.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(number, { head, stream: isStream ? content.toString('latin1') : '' });
  }
  return objects;
}

const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

/** Returns the character of each glyph of a font, from its ToUnicode table. */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, start = '0', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      glyphs.set(parseInt(start, 16) + index, fromHex(hex.replaceAll(' ', '')));
    });
  return glyphs;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the text of a PDF string in UTF-16, without its byte order mark. */
const fromString = (string: string) =>
  Buffer.from(
    string.replaceAll(/\\(.)/gs, (_, code: string) => ESCAPES[code] ?? code),
    'latin1',
  )
    .swap16()
    .toString('utf16le')
    .slice(1);

/** The font, a text run, the text that a span stands for, or the end of marked content. */
const OPERATORS = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText \(((?:\\.|[^\\)])*)\)|\b(EMC)\b/gs;

/**
 * Returns the text of each page of a PDF that pdfkit wrote, one line per text run, or per span that says which text its runs
 * stand for.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const follow = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return pages.map(({ head }) => {
    const resources = follow(head, 'Resources')?.head ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
        const toUnicode = follow(objects.get(number)?.head ?? '', 'ToUnicode');
        return [name, glyphsOf(toUnicode?.stream ?? '')];
      }),
    );
    let glyphs = new Map<number, string>();
    const lines: string[] = [];
    const content = follow(head, 'Contents')?.stream ?? '';
    let isInSpan = false;
    for (const [, font, shown, actual, end] of content.matchAll(OPERATORS)) {
      if (actual !== undefined) lines.push(fromString(actual));
      isInSpan = actual !== undefined || (isInSpan && end === undefined);
      if (font) glyphs = fonts.get(font) ?? glyphs;
      const hex = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, digits]) => digits).join('');
      const units = hex.match(/.{4}/g) ?? [];
      if (shown !== undefined && !isInSpan)
        lines.push(
          units
            .map((unit) => glyphs.get(parseInt(unit, 16)) ?? '?')
            .join('')
            .trim(),
        );
    }
    return lines.join('\n');
  });
}
