import { join } from 'node:path';
import { SHARE_PICTURE } from '@aabha/contracts/media/share-picture.values';
import { openSharp } from '@aabha/db/media/open-sharp';
import { fontsFolder } from '../../core/fonts-folder';

interface Drawn {
  /** The photograph of the front, in a format that sharp reads. */
  front: Buffer;
  name: string;
  companyName: string;
  screenInches: number | null;
}

const PAPER = '#fbfaf7';
const INK = '#12131a';
const INK_SOFT = '#555763';
const MARGIN = 64;
const COLUMN_WIDTH = 430;
const PHOTOGRAPH = { width: 600, height: 510 };
const NAME_HEIGHT = 270;
const NAME_SIZE = 46;
const FACT_SIZE = 30;
const GAP = 22;
const CM_PER_INCH = 2.54;
const MOST_BYTES = 120 * 1024;
const QUALITIES = [84, 74, 62, 48];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] ?? '');

/** A hairline of the shop's glow at the bottom. */
const GLOW = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="10"><defs><linearGradient id="g"><stop stop-color="#f5a524"/><stop offset="1" stop-color="#f8685a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

interface Line {
  text: string;
  weight: 'Bold' | 'Regular';
  size: number;
  colour: string;
  height?: number;
}

/** Returns a text in the shop's typeface, wrapped within the column. */
async function drawText({ text, weight, size, colour, height }: Line) {
  const sharp = await openSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Manrope ${weight} ${size}`,
      fontfile: join(fontsFolder(), `Manrope-${weight}.ttf`),
      width: COLUMN_WIDTH,
      // With a height the size is fitted, and the density is that of the fit.
      ...(height === undefined ? { dpi: 72 } : { height }),
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

async function drawName(name: string) {
  const line = { text: name, weight: 'Bold', size: NAME_SIZE, colour: INK } as const;
  const drawn = await drawText(line);
  return drawn.height <= NAME_HEIGHT ? drawn : drawText({ ...line, height: NAME_HEIGHT });
}

const sizeText = (inches: number) => `${inches} inch · ${Math.round(inches * CM_PER_INCH)} cm`;

async function drawColumn({ name, companyName, screenInches }: Drawn) {
  const fact = { weight: 'Regular', size: FACT_SIZE, colour: INK_SOFT } as const;
  const lines = [
    await drawText({ ...fact, text: companyName }),
    await drawName(name),
    ...(screenInches === null ? [] : [await drawText({ ...fact, text: sizeText(screenInches) })]),
  ];
  const whole = lines.reduce((sum, { height }) => sum + height, GAP * (lines.length - 1));
  let top = Math.max(MARGIN, Math.round((SHARE_PICTURE.height - whole) / 2));
  return lines.map(({ input, height }) => {
    const placed = { input, left: MARGIN, top };
    top += height + GAP;
    return placed;
  });
}

async function drawFront(front: Buffer) {
  const sharp = await openSharp();
  const { data, info } = await sharp(front)
    .resize({ ...PHOTOGRAPH, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: SHARE_PICTURE.width - MARGIN - PHOTOGRAPH.width + Math.round((PHOTOGRAPH.width - info.width) / 2),
    top: Math.round((SHARE_PICTURE.height - info.height) / 2),
  };
}

/** Returns the picture of a television that networks show: its front with brand, name and size, a JPEG of at most 120 KB. */
export async function drawSharePicture(drawn: Drawn): Promise<Buffer> {
  const sharp = await openSharp();
  const sheet = await sharp({ create: { ...SHARE_PICTURE, channels: 3, background: PAPER } })
    .composite([
      await drawFront(drawn.front),
      ...(await drawColumn(drawn)),
      { input: GLOW, left: 0, top: SHARE_PICTURE.height - 10 },
    ])
    .png()
    .toBuffer();
  let smallest = sheet;
  for (const quality of QUALITIES) {
    smallest = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (smallest.length <= MOST_BYTES) break;
  }
  return smallest;
}
