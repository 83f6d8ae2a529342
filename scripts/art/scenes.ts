import { between, randomFrom } from '../../packages/db/src/seed/random';

/** Nine sets of colours: sky from top to bottom, then five that play on it. */
const PALETTES = [
  { sky: ['#1b1464', '#c2348b', '#ffb35c'], play: ['#ff5e7e', '#ffd36e', '#7a4dff', '#28c2ff', '#fff1d6'] },
  { sky: ['#06283d', '#1363df', '#7de2d1'], play: ['#47b5ff', '#dff6ff', '#00c9a7', '#ffc75f', '#ffffff'] },
  { sky: ['#2b0a3d', '#7b2cbf', '#ff9e6d'], play: ['#ff6d00', '#ffca3a', '#c77dff', '#5bc0eb', '#fde8ef'] },
  { sky: ['#10222b', '#20603d', '#f6d365'], play: ['#7bd389', '#f9f871', '#ff8a5b', '#38b6ff', '#fffbe0'] },
  { sky: ['#3a0519', '#a91d3a', '#ffb26b'], play: ['#ff7b54', '#ffd56f', '#f637ec', '#6a5af9', '#ffeedd'] },
  { sky: ['#04293a', '#064663', '#ecb365'], play: ['#ffb347', '#64dfdf', '#72efdd', '#f25f5c', '#fff4e0'] },
  { sky: ['#0f0c29', '#302b63', '#8e9eff'], play: ['#00d4ff', '#fd79ff', '#ffe066', '#7bed9f', '#f4f4ff'] },
  { sky: ['#1f1c2c', '#4b6587', '#ffd9b7'], play: ['#f08a5d', '#b83b5e', '#ffd460', '#9ddfd3', '#ffffff'] },
  { sky: ['#002f35', '#00737e', '#c7f464'], play: ['#ffe156', '#ff6b6b', '#4ecdc4', '#a06cd5', '#f7fff7'] },
] as const;

export type SceneKind = 'kites' | 'hills' | 'petals' | 'city' | 'aurora';

interface Canvas {
  width: number;
  height: number;
  /** Keeps ids apart where several scenes stand in one drawing. */
  id: string;
}

const paletteOf = (index: number) => PALETTES[index % PALETTES.length] ?? PALETTES[0];
const px = (value: number) => value.toFixed(1);

function skyOf({ width, height, id }: Canvas, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
    <rect width="${width}" height="${height}" fill="url(#${id}sky)"/>`;
}

/** A ridge from left to right, closed at the bottom. */
function ridge({ width, height }: Canvas, random: () => number, base: number, rise: number): string {
  const waves = [1, 2, 3].map((n) => ({
    n: n * between(random, 0.7, 1.4),
    phase: random() * 6.3,
    share: 1 / n,
  }));
  const points = Array.from({ length: 49 }, (_, index) => {
    const x = index / 48;
    const wave = waves.reduce((sum, { n, phase, share }) => sum + share * Math.sin(x * n * 6.28 + phase), 0);
    return `${px(x * width)} ${px(height * (base - rise * wave * 0.5))}`;
  });
  return `M${points.join('L')}L${width} ${height}L0 ${height}Z`;
}

function hills(canvas: Canvas, palette: number, seed: number): string {
  const random = randomFrom(seed);
  const { sky, play } = paletteOf(palette);
  const { width, height, id } = canvas;
  const sunX = width * between(random, 0.25, 0.75);
  const layers = Array.from({ length: 6 }, (_, index) => {
    const depth = index / 5;
    const colour = index % 2 ? sky[0] : sky[1];
    return `<path d="${ridge(canvas, random, 0.5 + depth * 0.42, 0.14 - depth * 0.05)}" fill="${colour}" opacity="${(0.35 + depth * 0.6).toFixed(2)}"/>`;
  });
  const birds = Array.from({ length: 7 }, () => {
    const [x, y, s] = [width * random(), height * between(random, 0.12, 0.4), between(random, 6, 13)];
    return `<path d="M${px(x - s)} ${px(y)}q${px(s / 2)} ${px(-s * 0.7)} ${px(s)} 0q${px(s / 2)} ${px(-s * 0.7)} ${px(s)} 0" fill="none" stroke="${sky[0]}" stroke-width="2"/>`;
  });
  return `${skyOf(canvas, sky)}<radialGradient id="${id}sun"><stop offset="0" stop-color="${play[4]}"/><stop offset=".25" stop-color="${play[1]}" stop-opacity=".9"/><stop offset="1" stop-color="${play[1]}" stop-opacity="0"/></radialGradient>
    <circle cx="${px(sunX)}" cy="${px(height * 0.42)}" r="${px(height * 0.42)}" fill="url(#${id}sun)"/>${birds.join('')}${layers.join('')}`;
}

function kites(canvas: Canvas, palette: number, seed: number): string {
  const random = randomFrom(seed);
  const { sky, play } = paletteOf(palette + 1);
  const { width, height } = canvas;
  const flying = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [width * between(random, 0.06, 0.94), height * between(random, 0.08, 0.62)];
    const s = between(random, height * 0.05, height * 0.12);
    const [a, b] = [play[index % 5], play[(index + 2) % 5]];
    return `<path d="M${px(x)} ${px(y + s)}Q${px(x + s)} ${px(y + s * 2)} ${px(width * 0.5)} ${height}" fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="1.5"/>
      <g transform="rotate(${px(between(random, -28, 28))} ${px(x)} ${px(y)})"><path d="M${px(x)} ${px(y - s)}L${px(x + s * 0.8)} ${px(y)}L${px(x)} ${px(y + s)}Z" fill="${a}"/><path d="M${px(x)} ${px(y - s)}L${px(x - s * 0.8)} ${px(y)}L${px(x)} ${px(y + s)}Z" fill="${b}"/></g>`;
  });
  const roofs = Array.from({ length: 14 }, (_, index) => {
    const h = height * between(random, 0.08, 0.24);
    return `<rect x="${px((index / 14) * width)}" y="${px(height - h)}" width="${px(width / 13)}" height="${px(h)}" fill="${sky[0]}" opacity="${between(random, 0.75, 1).toFixed(2)}"/>`;
  });
  return `${skyOf(canvas, [sky[1], sky[2], '#fff3d9'])}${flying.join('')}${roofs.join('')}`;
}

function petals(canvas: Canvas, palette: number, seed: number): string {
  const random = randomFrom(seed);
  const { sky, play } = paletteOf(palette);
  const { width, height, id } = canvas;
  const centres = Array.from(
    { length: 4 },
    () => [width * between(random, 0.1, 0.9), height * between(random, 0.15, 0.95)] as const,
  );
  const flowers = centres.flatMap(([x, y], flower) =>
    Array.from({ length: 14 }, (_, index) => {
      const length = height * between(random, 0.3, 0.62);
      const colour = play[(index + flower) % 4];
      return `<path transform="translate(${px(x)} ${px(y)}) rotate(${px(index * 25.7 + flower * 13)})" d="M0 0C${px(length * 0.3)} ${px(-length * 0.25)} ${px(length * 0.75)} ${px(-length * 0.22)} ${px(length)} 0C${px(length * 0.75)} ${px(length * 0.22)} ${px(length * 0.3)} ${px(length * 0.25)} 0 0Z" fill="${colour}" opacity="${between(random, 0.35, 0.8).toFixed(2)}" style="mix-blend-mode:screen"/>`;
    }),
  );
  return `${skyOf(canvas, [sky[0], sky[1], sky[0]])}<filter id="${id}soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${px(width / 420)}"/></filter><g filter="url(#${id}soft)">${flowers.join('')}</g>`;
}

function city(canvas: Canvas, palette: number, seed: number): string {
  const random = randomFrom(seed);
  const { sky, play } = paletteOf(palette);
  const { width, height, id } = canvas;
  const horizon = height * 0.66;
  const towers = Array.from({ length: 26 }, (_, index) => {
    const w = width / between(random, 18, 28);
    const h = height * between(random, 0.12, 0.5) * (1 - Math.abs(index / 26 - 0.5) * 0.7);
    const x = (index / 26) * width;
    const lights = Array.from({ length: Math.floor(h / 13) * 3 }, (_unused, light) => {
      if (random() < 0.45) return '';
      const colour = random() < 0.8 ? play[1] : play[3];
      return `<rect x="${px(x + w * (0.16 + (light % 3) * 0.26))}" y="${px(horizon - h + 7 + Math.floor(light / 3) * 13)}" width="${px(w * 0.14)}" height="5" fill="${colour}"/>`;
    });
    return `<rect x="${px(x)}" y="${px(horizon - h)}" width="${px(w)}" height="${px(h)}" fill="#0a0d1c"/>${lights.join('')}`;
  });
  const shine = Array.from({ length: 70 }, () => {
    const [x, y, w] = [width * random(), between(random, horizon, height), between(random, 12, 80)];
    return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="2.2" fill="${play[Math.floor(random() * 4)]}" opacity="${between(random, 0.25, 0.8).toFixed(2)}"/>`;
  });
  return `${skyOf(canvas, ['#05060f', sky[0], sky[1], sky[2]])}<rect y="${px(horizon)}" width="${width}" height="${px(height - horizon)}" fill="#070a16"/>
    <circle cx="${px(width * between(random, 0.2, 0.8))}" cy="${px(height * 0.2)}" r="${px(height * 0.06)}" fill="${play[4]}" opacity=".95"/>
    <filter id="${id}glow" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${px(width / 240)}"/></filter><g filter="url(#${id}glow)" opacity=".7">${towers.join('')}</g>${towers.join('')}${shine.join('')}`;
}

/** One curtain of light: rays that hang from a wave, bright at their foot and gone at their head. */
function curtain(
  { width, height, id }: Canvas,
  random: () => number,
  foot: number,
  [low, high]: readonly [string, string],
  index: number,
): string {
  const phases = [random() * 6.3, random() * 6.3, random() * 6.3] as const;
  const rays = Array.from({ length: 120 }, (_, ray) => {
    const x = ray / 119;
    const wave =
      Math.sin(x * 5.1 + phases[0]) * 0.1 +
      Math.sin(x * 11 + phases[1]) * 0.045 +
      Math.sin(x * 29 + phases[2]) * 0.012;
    const shine = 0.12 + 0.5 * Math.max(0, Math.sin(x * 7.3 + phases[1])) ** 2 + random() * 0.14;
    const length = height * between(random, 0.22, 0.42);
    return `<rect x="${px(x * width * 1.06 - width * 0.03)}" y="${px(height * (foot + wave) - length)}" width="${px(width / 96)}" height="${px(length * 1.12)}" fill="url(#${id}c${index})" opacity="${shine.toFixed(2)}"/>`;
  });
  return `<linearGradient id="${id}c${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}" stop-opacity="0"/><stop offset=".55" stop-color="${high}" stop-opacity=".55"/><stop offset=".86" stop-color="${low}" stop-opacity="1"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>${rays.join('')}`;
}

function aurora(canvas: Canvas, palette: number, seed: number): string {
  const random = randomFrom(seed);
  const { sky, play } = paletteOf(palette);
  const { width, height, id } = canvas;
  const stars = Array.from(
    { length: 170 },
    () =>
      `<circle cx="${px(width * random())}" cy="${px(height * random() * 0.85)}" r="${px(0.5 + random() * random() * 2.2)}" fill="#fff" opacity="${between(random, 0.3, 1).toFixed(2)}"/>`,
  );
  const curtains = Array.from({ length: 3 }, (_, index) =>
    curtain(
      canvas,
      random,
      0.3 + index * 0.15,
      [play[index % 4] ?? play[0], play[(index + 1) % 4] ?? play[1]],
      index,
    ),
  );
  return `<rect width="${width}" height="${height}" fill="#02030a"/>${stars.join('')}<filter id="${id}haze" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${px(width / 320)} ${px(height / 70)}"/></filter><g filter="url(#${id}haze)">${curtains.join('')}</g>
    <path d="${ridge(canvas, random, 0.84, 0.18)}" fill="#05060d"/><path d="${ridge(canvas, random, 0.93, 0.1)}" fill="${sky[0]}" opacity=".35"/>`;
}

const SCENES: Record<SceneKind, (canvas: Canvas, palette: number, seed: number) => string> = {
  kites,
  hills,
  petals,
  city,
  aurora,
};

/** A picture in vectors, to be shown on a screen or printed as it is. */
export function scene(kind: SceneKind, canvas: Canvas, palette: number, seed: number): string {
  return SCENES[kind](canvas, palette, seed);
}
