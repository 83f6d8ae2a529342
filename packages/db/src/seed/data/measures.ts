import type { SpecificationGroup } from '@aabha/contracts/products/products.schema';
import type { Bezel, Stand } from './catalogue.types';

const CM_PER_INCH = 2.54;
/** Width and height of a 16:9 picture with a diagonal of one. */
export const WIDTH_SHARE = 16 / Math.hypot(16, 9);
export const HEIGHT_SHARE = 9 / Math.hypot(16, 9);
/** What the frame adds to the picture: left and right together, above and below together. Cheaper sets have thicker ones. */
const FRAME_CM: Readonly<Record<Bezel, { width: number; height: number }>> = {
  slim: { width: 0.6, height: 1.5 },
  standard: { width: 1.6, height: 2.5 },
  thick: { width: 2.6, height: 3.6 },
};

/** Returns a measure rounded to one decimal. */
export const toMillimetre = (cm: number) => Math.round(cm * 10) / 10;

/** Returns width and height of a set without its stand, frame included, in cm to the millimetre, as its specification states them. */
export function sizeOfSet(inches: number, bezel: Bezel): { widthCm: number; heightCm: number } {
  return {
    widthCm: toMillimetre(inches * CM_PER_INCH * WIDTH_SHARE + FRAME_CM[bezel].width),
    heightCm: toMillimetre(inches * CM_PER_INCH * HEIGHT_SHARE + FRAME_CM[bezel].height),
  };
}

/** What a stand takes of the set's width on the furniture, as a share: texts and drawings use the same. */
const STAND_SPAN: Readonly<Record<Stand, number>> = { feet: 0.78, 'wide-feet': 0.96, pedestal: 0.38 };

/** Returns how wide the stand of a set of this width is on the furniture, in cm to the millimetre. */
export const spanOfStand = (widthCm: number, stand: Stand): number =>
  toMillimetre(widthCm * STAND_SPAN[stand]);

const valueOf = (groups: readonly SpecificationGroup[], key: string): string =>
  groups.flatMap(({ data }) => data).find((row) => row.key === key)?.value ?? '';

/** Adds up `2 × HDMI 2.1` and `1 × USB 3.0, 1 × USB 2.0`. */
const countOf = (text: string): number =>
  [...text.matchAll(/(\d+) ×/g)].reduce((sum, [, count]) => sum + Number(count), 0);

const numbered = (name: string, count: number): string[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** Returns the sockets on the back of a television as its specification states them, named as on a label, from top to bottom. */
export function socketsOf(specification: readonly SpecificationGroup[]): string[] {
  const value = (key: string) => valueOf(specification, key);
  return [
    ...numbered('HDMI', countOf(value('HDMI'))),
    ...numbered('USB', countOf(value('USB'))),
    ...(value('Network') === 'Ethernet' ? ['LAN'] : []),
    ...(/optical/i.test(value('To a soundbar')) ? ['OPTICAL'] : []),
    ...(/3\.5 mm/.test(value('Headphones')) ? ['PHONES'] : []),
    ...(/composite/.test(value('Cable and antenna')) ? ['AV'] : []),
    ...(/RF/.test(value('Cable and antenna')) ? ['ANT'] : []),
  ];
}
