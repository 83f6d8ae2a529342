/* Programs that import this file from elsewhere have the declarations too. */
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';

/**
 * Returns a function that returns the font of a file, parsed once. Its tables are decoded as far as texts need them, which
 * takes longer than drawing a page. Documents that use a font are to be drawn one after the other.
 */
export function parsedFonts(create: (file: Uint8Array) => Font): (path: string) => Font {
  const fonts = new Map<string, Font>();
  return (path) => {
    const font = fonts.get(path) ?? create(readFileSync(path));
    fonts.set(path, font);
    /* A document says which letters its glyphs stand for, which is not to depend on the documents before. */
    font._glyphs = {};
    return font;
  };
}
