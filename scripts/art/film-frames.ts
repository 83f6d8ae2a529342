import sharp from 'sharp';
import { between, randomFrom } from '../../packages/db/src/seed/random';

const FILM_WIDTH = 1280;
const FILM_HEIGHT = 720;

/** Where the screen stands in the room. */
const SCREEN = { left: 272, top: 92, width: 736, height: 414 };
const FLOOR = 588;
const TURN = Math.PI * 2;
const SILKS = [
  { from: '#ff5f6d', to: '#ffc371', y: 0.3, swing: 0.17, wide: 0.11 },
  { from: '#7f5af0', to: '#ff4fa3', y: 0.44, swing: 0.2, wide: 0.13 },
  { from: '#ff9a3d', to: '#ffe29a', y: 0.52, swing: 0.15, wide: 0.07 },
  { from: '#2bb3ff', to: '#8f7bff', y: 0.62, swing: 0.18, wide: 0.12 },
  { from: '#f5a524', to: '#f8685a', y: 0.72, swing: 0.16, wide: 0.1 },
] as const;

const px = (value: number) => value.toFixed(1);
const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** One band of silk in the wind. All its movements are whole turns of `at`, so that the last frame meets the first. */
function silk(index: number, at: number): string {
  const { y, swing, wide } = SILKS[index % SILKS.length] ?? SILKS[0];
  const points = Array.from({ length: 41 }, (_, step) => {
    const x = step / 40;
    const wave =
      Math.sin(TURN * (x * 0.9 + at + index * 0.19)) * 0.62 +
      Math.sin(TURN * (x * 1.9 - at + index * 0.37)) * 0.28;
    const middle = y + swing * wave;
    const half = wide * (0.35 + 0.65 * Math.sin(Math.PI * x)) * (1 + 0.3 * Math.sin(TURN * (x * 1.3 + at)));
    return {
      x: (x * 1.1 - 0.05) * SCREEN.width,
      up: (middle - half) * SCREEN.height,
      low: (middle + half) * SCREEN.height,
    };
  });
  const upper = points.map(({ x, up }) => `${px(x)} ${px(up)}`).join('L');
  const lower = points
    .toReversed()
    .map(({ x, low }) => `${px(x)} ${px(low)}`)
    .join('L');
  return `<path d="M${upper}L${lower}Z" fill="url(#s${index})" filter="url(#${index % 2 ? 'fine' : 'soft'})" style="mix-blend-mode:screen"/><path d="M${upper}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.2" style="mix-blend-mode:screen"/>`;
}

function sparks(at: number): string {
  const random = randomFrom(77);
  return Array.from({ length: 70 }, () => {
    const [x, y, size, phase] = [random(), random(), between(random, 0.6, 2.4), random()];
    const height = (((y - at * (random() < 0.5 ? 1 : 2)) % 1) + 1) % 1;
    const light = 0.25 + 0.6 * Math.abs(Math.sin(TURN * (at + phase)));
    return `<circle cx="${px((x + 0.012 * Math.sin(TURN * (at + phase))) * SCREEN.width)}" cy="${px(height * SCREEN.height)}" r="${px(size)}" fill="#fff3d6" opacity="${(light * Math.sin(Math.PI * height)).toFixed(2)}"/>`;
  }).join('');
}

/** What is on the screen at a moment of the loop, `at` from 0 to 1. */
function picture(at: number): Buffer {
  const { width, height } = SCREEN;
  const gradients = SILKS.map(
    ({ from, to }, index) =>
      `<linearGradient id="s${index}"><stop offset="0" stop-color="${from}" stop-opacity="0"/><stop offset=".28" stop-color="${from}" stop-opacity=".95"/><stop offset=".74" stop-color="${to}" stop-opacity=".9"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></linearGradient>`,
  );
  return svg(
    width,
    height,
    `<defs>${gradients.join('')}<radialGradient id="deep" cx=".5" cy=".55" r=".8"><stop offset="0" stop-color="#2a1458"/><stop offset="1" stop-color="#05040d"/></radialGradient><filter id="soft" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="9"/></filter><filter id="fine" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="2.2"/></filter></defs><rect width="${width}" height="${height}" fill="url(#deep)"/>${SILKS.map((_, index) => silk(index, at)).join('')}${sparks(at)}`,
  );
}

/** The room without its light: wall, sideboard, plant and the back of a sofa. */
function room(): Buffer {
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const [turn, length] = [-72 + index * 14.4, 92 + ((index * 37) % 60)];
    return `<path transform="translate(1128 ${FLOOR - 62}) rotate(${turn})" d="M0 0C-13 ${px(-length * 0.4)} -10 ${px(-length * 0.8)} 0 ${-length}C10 ${px(-length * 0.8)} 13 ${px(-length * 0.4)} 0 0Z" fill="${index % 2 ? '#13231d' : '#182d25'}"/>`;
  });
  return svg(
    FILM_WIDTH,
    FILM_HEIGHT,
    `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14131d"/><stop offset="1" stop-color="#1d1b2a"/></linearGradient><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b2a20"/><stop offset="1" stop-color="#1f150f"/></linearGradient><rect width="${FILM_WIDTH}" height="${FLOOR}" fill="url(#wall)"/><rect y="${FLOOR}" width="${FILM_WIDTH}" height="${FILM_HEIGHT - FLOOR}" fill="#120e10"/><rect x="212" y="${FLOOR - 52}" width="856" height="46" rx="5" fill="url(#wood)"/><path d="M498 ${FLOOR - 50}v40M782 ${FLOOR - 50}v40" stroke="#0c0806" stroke-width="2"/><path d="M240 ${FLOOR - 6}v16M1040 ${FLOOR - 6}v16" stroke="#17100b" stroke-width="9"/>${leaves.join('')}<path d="M1100 ${FLOOR - 66}h56l-9 66h-38Z" fill="#2b2520"/>`,
  );
}

/** In front of the light: the set's frame and feet, and the sofa that somebody will sit on. */
function front(): Buffer {
  const { left, top, width, height } = SCREEN;
  const foot = (x: number, way: 1 | -1) =>
    `<path d="M${x - 6} ${top + height + 6}h12l${way * 16} 24h-12Z" fill="#23252e"/>`;
  return svg(
    FILM_WIDTH,
    FILM_HEIGHT,
    `<path fill-rule="evenodd" d="M${left - 6} ${top - 6}h${width + 12}v${height + 16}h${-width - 12}ZM${left} ${top}h${width}v${height}h${-width}Z" fill="#08080b"/><path d="M${left - 6} ${top - 6}h${width + 12}" stroke="#4a4d58" stroke-width="1.5"/>${foot(left + 120, -1)}${foot(left + width - 120, 1)}<path d="M212 720v-34q0-44 44-44h768q44 0 44 44v34Z" fill="#0b0a12"/><path d="M262 644h756" stroke="#ffb27a" stroke-opacity=".28" stroke-width="2"/><path d="M640 646v74" stroke="#050509" stroke-width="3"/><path d="M150 720v-22q0-30 40-30t40 30v22ZM1050 720v-22q0-30 40-30t40 30v22Z" fill="#0d0c15"/>`,
  );
}

/** Draws the film's frames, one PNG at a time. The light on wall and floor is the picture itself, blown up and blurred. */
export async function* filmFrames(count: number): AsyncGenerator<Buffer> {
  const [behind, before] = [await sharp(room()).png().toBuffer(), await sharp(front()).png().toBuffer()];
  const { left, top } = SCREEN;
  for (let index = 0; index < count; index += 1) {
    const shown = await sharp(picture(index / count))
      .flatten({ background: '#05040d' })
      .png()
      .toBuffer();
    const spot = await sharp(shown)
      .resize(32, 18)
      .modulate({ saturation: 1.3, brightness: 0.85 })
      .png()
      .toBuffer();
    const light = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#000' } })
      .composite([{ input: spot, left: 16, top: 5 }])
      .png()
      .toBuffer();
    const spread = await sharp(light).blur(7.5).linear(2.8, 0).png().toBuffer();
    const glow = await sharp(spread)
      .resize(FILM_WIDTH, FILM_HEIGHT, { kernel: 'cubic' })
      .blur(14)
      .png()
      .toBuffer();
    yield await sharp(behind)
      .composite([{ input: glow, blend: 'screen' }, { input: shown, left, top }, { input: before }])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}
