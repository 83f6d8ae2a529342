/* Programs that import this file from elsewhere have the declarations too. */
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { cacheLayouts } from './cache-layouts';

/**
 * Returns a function that returns the font of a file, parsed once. Its tables are decoded as far as texts need them, which
 * takes longer than drawing a page. Documents that use a font are to be drawn one after the other.
 */
export function parsedFonts(create: (file: Uint8Array) => Font): (path: string) => Font {
  const fonts = new Map<string, { font: Font; forgetLayouts: () => void }>();
  const parse = (path: string) => {
    const font = create(readFileSync(path));
    return { font, forgetLayouts: cacheLayouts(font) };
  };
  return (path) => {
    const parsed = fonts.get(path) ?? parse(path);
    fonts.set(path, parsed);
    /* A document says which letters its glyphs stand for, which is not to depend on the documents before. */
    parsed.font._glyphs = {};
    parsed.forgetLayouts();
    return parsed.font;
  };
}
