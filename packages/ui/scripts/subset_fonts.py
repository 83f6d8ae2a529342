"""Writes a subset of Manrope for the shop's pages to src/fonts/manrope-english.woff2.

It contains the characters of English text and prices, and the weights in use as an axis. The rupee sign is merged in
from another file of the font, which saves a request and a second layout. Python, because fontTools can copy a glyph
from one variable font to another.

Run by hand when the font changes: pip install fonttools brotli; python packages/ui/scripts/subset_fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / 'node_modules/@fontsource-variable/manrope/files'
TARGET = ROOT / 'packages/ui/src/fonts/manrope-english.woff2'
RUPEE = 0x20B9
# The same characters as in the unicode-range of fonts.css.
BEYOND_ASCII = '\u00a0§©®°·×–—‘’“”•…‹›₹−'
CHARACTERS = [*range(0x20, 0x7F), *map(ord, BEYOND_ASCII)]


def source(script: str) -> TTFont:
    font = TTFont(SOURCES / f'manrope-{script}-wght-normal.woff2')
    font.ensureDecompiled()
    return font


def put_in(font: TTFont, other: TTFont, character: int) -> None:
    """Puts the glyph of a character into a font of the same family, with how it changes by weight."""
    name = other.getBestCmap()[character]
    glyph = other['glyf'][name]
    if glyph.isComposite():
        raise ValueError(f'{name} is made of other glyphs, which would have to come along')
    font['glyf'][name] = glyph
    font.setGlyphOrder(font['glyf'].glyphOrder)
    font['hmtx'][name] = other['hmtx'][name]
    font['gvar'].variations[name] = other['gvar'].variations[name]
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[character] = name
    # Widths by weight then come from gvar, which has those of all glyphs.
    del font['HVAR']


def cut(font: TTFont) -> TTFont:
    options = Options()
    options.layout_features = ['calt', 'kern', 'liga', 'tnum']
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return instantiateVariableFont(font, {'wght': (400, 800)})


joined = source('latin')
put_in(joined, source('latin-ext'), RUPEE)
english = cut(joined)
english.flavor = 'woff2'
english.save(TARGET)
print(f'{TARGET.name}: {TARGET.stat().st_size} bytes')
