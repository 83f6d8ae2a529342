import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import { backParts, mountMiddle, mountParts, shellOf, ventPlates, type Shell } from './back-parts';
import { frontParts, glassBehind } from './front-parts';
import { measuresOf } from './measures';
import { boundsOf, type Bounds, type Loft, type Plate, type Point } from './model-shapes';
import { bayOf, socketParts, type Bay } from './socket-parts';
import { standParts } from './stand-parts';

/** A printed text: its middle, the height of its letters and the greatest width, in metres. */
export interface Lettering {
  text: string;
  center: Point;
  letterHeight: number;
  maxWidth: number;
}

/** A television as parts, in metres. */
export interface TelevisionModel {
  lofts: readonly Loft[];
  plates: readonly Plate[];
  screen: { center: Point; width: number; height: number };
  /** The maker's name below the picture. */
  name: Lettering;
  /** The maker's name on the back. */
  backName: Lettering;
  bay: Bay | null;
  /** The set without its stand. */
  body: Bounds;
  stand: Bounds;
}

const LETTER_HEIGHT = { thick: 0.009, standard: 0.0075, slim: 0.0055 };
const NAMED = new Set(['frame', 'shell']);

/** Above the wall mount and below the slots for air, else between its holes. */
function backNameOf(body: TelevisionBody, shell: Shell): Lettering {
  const letterHeight = Math.min(0.026, shell.height * 0.055);
  const mount = mountMiddle(shell, body.technology);
  const fromMount = (body.mountMm?.[1] ?? 0) / 2000 + 0.016 + letterHeight / 2;
  const above = Math.max(shell.middle + shell.height * 0.25, mount + fromMount);
  /* Between a high mount and the slots there may be no room. */
  const y = above + letterHeight / 2 < shell.middle + shell.height * 0.31 ? above : mount;
  return {
    text: body.brand.toUpperCase(),
    center: [0, y, -body.depthMm / 1000 - 0.0004],
    letterHeight,
    maxWidth: shell.width * 0.5,
  };
}

/** Returns the model of a body; its sizes are those of the specification. */
export function televisionModel(body: TelevisionBody): TelevisionModel {
  const m = measuresOf(body);
  const shell = shellOf(m, body.technology);
  const bay = bayOf(m, shell, body.sockets);
  const set = [...frontParts(m), ...backParts(m, body.technology)];
  const stand = standParts(m, body.stand);
  const isSlim = m.bezel === 'slim';
  const fittings = [...mountParts(m, body.technology, body.mountMm), ...(bay ? socketParts(m, bay) : [])];
  return {
    lofts: [...set, ...stand, ...fittings],
    plates: ventPlates(m, body.technology),
    screen: {
      center: [0, m.screenMiddle, 0.00008 - glassBehind(m)],
      width: m.screenWidth,
      height: m.screenHeight,
    },
    name: {
      text: body.brand.toUpperCase(),
      center: [0, m.lift + m.chin * (isSlim ? 0.31 : 0.52), isSlim ? 0.0006 : 0.0002],
      letterHeight: Math.min(m.chin * 0.4, LETTER_HEIGHT[m.bezel] * (0.7 + m.width * 0.35)),
      maxWidth: m.width * 0.3,
    },
    backName: backNameOf(body, shell),
    bay,
    body: boundsOf(set.filter(({ name }) => NAMED.has(name))),
    stand: boundsOf(stand),
  };
}
