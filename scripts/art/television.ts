import type { Look } from '../../packages/db/src/seed/data/catalogue.types';
import { STAND_SPAN } from '../../packages/db/src/seed/data/measures';
import { scene, type SceneKind } from './scenes';

/** Light, middle and dark of a metal. */
const FINISHES = {
  graphite: ['#767b87', '#383c45', '#14161a'],
  silver: ['#eceef2', '#a9aeb9', '#6b707b'],
  black: ['#4b4f58', '#1b1d22', '#08090b'],
  bronze: ['#c9a57f', '#7d5f43', '#3a2a1c'],
} as const;
const BEZEL_SHARE = { slim: 0.0045, standard: 0.011, thick: 0.021 } as const;
/** How far a foot reaches outward from where it meets the set, as a share of the set's width. */
const FOOT_REACH = 0.05;
const CHIN_SHARE = { slim: 0.011, standard: 0.022, thick: 0.04 } as const;

export interface TelevisionDrawing {
  look: Look;
  kind: SceneKind;
  brand: string;
}

interface Place {
  /** Left, top and width of the set; its height follows. */
  x: number;
  y: number;
  width: number;
  id: string;
}

interface Measures {
  bezel: number;
  chin: number;
  screenHeight: number;
  /** From the top of the set to its lower edge, without the stand. */
  height: number;
  standHeight: number;
}

export function measure(look: Look, width: number): Measures {
  const bezel = width * BEZEL_SHARE[look.bezel];
  const chin = width * CHIN_SHARE[look.bezel];
  const screenHeight = ((width - 2 * bezel) * 9) / 16;
  return { bezel, chin, screenHeight, height: screenHeight + bezel + chin, standHeight: width * 0.062 };
}

const px = (value: number) => value.toFixed(1);

function metal(id: string, look: Look): string {
  const [light, middle, dark] = FINISHES[look.finish];
  return `<linearGradient id="${id}metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <linearGradient id="${id}edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".3" stop-color="${dark}"/><stop offset=".7" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient>`;
}

/** Feet, wide feet or a pedestal below a set. */
export function standOf(look: Look, { x, y, width, id }: Place): string {
  const { height, standHeight: h } = measure(look, width);
  const top = y + height - 2;
  const fill = `url(#${id}metal)`;
  if (look.stand === 'pedestal')
    return `<path d="M${px(x + width * 0.455)} ${px(top)}h${px(width * 0.09)}l${px(width * 0.008)} ${px(h * 0.82)}h${px(-width * 0.106)}Z" fill="${fill}"/><rect x="${px(x + width * 0.31)}" y="${px(top + h * 0.8)}" width="${px(width * 0.38)}" height="${px(h * 0.2)}" rx="${px(h * 0.1)}" fill="${fill}"/>`;
  const inset = (1 - STAND_SPAN[look.stand]) / 2 + FOOT_REACH;
  const foot = (at: number, way: 1 | -1) =>
    `<path d="M${px(at - width * 0.008)} ${px(top)}h${px(width * 0.016)}L${px(at + way * width * FOOT_REACH)} ${px(top + h)}h${px(-way * width * 0.012)}L${px(at)} ${px(top + h * 0.28)}L${px(at - way * width * 0.034)} ${px(top + h)}h${px(-way * width * 0.012)}Z" fill="${fill}"/>`;
  return foot(x + width * inset, -1) + foot(x + width * (1 - inset), 1);
}

/** The set with its picture on, without stand. */
export function face({ look, kind, brand }: TelevisionDrawing, { x, y, width, id }: Place): string {
  const { bezel, chin, screenHeight, height } = measure(look, width);
  const screen = { width: width - 2 * bezel, height: screenHeight, id };
  const letters = Math.max(chin * 0.5, width * 0.009);
  const label = `<text x="${px(x + width / 2)}" y="${px(y + height - chin / 2 + letters * 0.34)}" font-family="DejaVu Sans" font-weight="bold" font-size="${px(letters)}" letter-spacing="${px(letters * 0.28)}" text-anchor="middle" fill="#c4c8d2">${brand.toUpperCase()}</text>`;
  return `${metal(id, look)}<clipPath id="${id}clip"><rect width="${px(screen.width)}" height="${px(screen.height)}" rx="2"/></clipPath>
    <linearGradient id="${id}glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".17"/><stop offset=".33" stop-color="#fff" stop-opacity=".03"/><stop offset=".335" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(width * 0.005)}" fill="url(#${id}edge)"/>
    <rect x="${px(x + 1.6)}" y="${px(y + 1.6)}" width="${px(width - 3.2)}" height="${px(height - 3.2)}" rx="${px(width * 0.004)}" fill="#07080a"/>
    <g transform="translate(${px(x + bezel)} ${px(y + bezel)})" clip-path="url(#${id}clip)">${scene(kind, screen, look.palette, look.seed)}<rect width="${px(screen.width)}" height="${px(screen.height)}" fill="url(#${id}glass)"/></g>${look.bezel === 'slim' ? '' : label}`;
}

/** The back: a plate with vents, the holes of the wall mount, the sockets of the specification and the label. */
export function backOf(look: Look, sockets: readonly string[], { x, y, width, id }: Place): string {
  const { height } = measure(look, width);
  const [light, middle, dark] = FINISHES[look.finish];
  const vents = Array.from(
    { length: 22 },
    (_, index) =>
      `<rect x="${px(x + width * (0.24 + index * 0.024))}" y="${px(y + height * 0.13)}" width="${px(width * 0.011)}" height="${px(height * 0.055)}" rx="2" fill="#000" opacity=".5"/>`,
  );
  const holes = [0.39, 0.61].flatMap((dx) =>
    [0.4, 0.66].map(
      (dy) =>
        `<circle cx="${px(x + width * dx)}" cy="${px(y + height * dy)}" r="${px(width * 0.0075)}" fill="#000" opacity=".7"/><circle cx="${px(x + width * dx)}" cy="${px(y + height * dy)}" r="${px(width * 0.011)}" fill="none" stroke="${light}" stroke-opacity=".5"/>`,
    ),
  );
  const step = Math.min(0.075, 0.46 / sockets.length);
  const drawnSockets = sockets.map((name, index) => {
    const top = y + height * (0.36 + index * step);
    const socketHeight = height * Math.min(0.034, step * 0.72);
    return `<rect x="${px(x + width * 0.83)}" y="${px(top)}" width="${px(width * 0.045)}" height="${px(socketHeight)}" rx="3" fill="#050608" stroke="#9298a5" stroke-width="1.5"/><text x="${px(x + width * 0.88)}" y="${px(top + socketHeight * 0.84)}" font-family="DejaVu Sans" font-size="${px(width * 0.013)}" fill="#dde0e7">${name}</text>`;
  });
  return `${metal(id, look)}<linearGradient id="${id}plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(width * 0.006)}" fill="url(#${id}edge)"/>
    <rect x="${px(x + width * 0.012)}" y="${px(y + width * 0.012)}" width="${px(width * 0.976)}" height="${px(height - width * 0.024)}" rx="6" fill="url(#${id}plate)"/>
    <path d="M${px(x + width * 0.14)} ${px(y + height * 0.26)}h${px(width * 0.79)}v${px(height * 0.6)}h${px(-width * 0.79)}Z" fill="#000" opacity=".22"/>
    ${vents.join('')}${holes.join('')}${drawnSockets.join('')}
    <rect x="${px(x + width * 0.19)}" y="${px(y + height * 0.62)}" width="${px(width * 0.12)}" height="${px(height * 0.16)}" fill="#e7e9ee"/><rect x="${px(x + width * 0.2)}" y="${px(y + height * 0.64)}" width="${px(width * 0.1)}" height="${px(height * 0.012)}" fill="#444"/><rect x="${px(x + width * 0.2)}" y="${px(y + height * 0.67)}" width="${px(width * 0.07)}" height="${px(height * 0.01)}" fill="#777"/><rect x="${px(x + width * 0.2)}" y="${px(y + height * 0.71)}" width="${px(width * 0.1)}" height="${px(height * 0.05)}" fill="#222"/>`;
}
