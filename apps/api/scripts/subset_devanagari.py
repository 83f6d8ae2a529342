"""Writes Noto Sans Devanagari for PDF documents to src/ports/pdf/fonts, as NotoSansDevanagari-Regular.ttf and -Bold.ttf.

They contain the Devanagari block with its conjuncts and marks. Latin letters, digits and the rupee sign are Manrope's, so
that amounts look alike in every language.

Run by hand when the font changes: pip install fonttools brotli; npm pack @fontsource/noto-sans-devanagari; tar xzf it;
python apps/api/scripts/subset_devanagari.py package/files
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCES = Path(sys.argv[1])
TARGETS = Path(__file__).resolve().parents[1] / 'src/ports/pdf/fonts'
# The space, the block, the joiners, and the circle that a sign without a letter is put on.
CHARACTERS = [0x20, *range(0x900, 0x980), 0x200C, 0x200D, 0x25CC]


def cut(font: TTFont) -> None:
    options = Options()
    options.layout_features = ['*']
    options.layout_scripts = ['DFLT', 'deva', 'dev2']
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ['*']
    options.drop_tables += ['STAT']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)


for weight, name in ((400, 'Regular'), (700, 'Bold')):
    font = TTFont(SOURCES / f'noto-sans-devanagari-devanagari-{weight}-normal.woff2', recalcTimestamp=False)
    cut(font)
    font.flavor = None
    target = TARGETS / f'NotoSansDevanagari-{name}.ttf'
    font.save(target)
    print(f'{target.name}: {target.stat().st_size} bytes')
