import { sizeOfSet } from '../../packages/db/src/seed/data/measures';
import { backOf, face, measure, standOf, type TelevisionDrawing } from './television';

const VIEW_WIDTH = 1200;
const VIEW_HEIGHT = 900;
const SOFA_CM = 210;
const ROOM_CM = 330;

const px = (value: number) => value.toFixed(1);

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

function shadow(x: number, y: number, width: number, opacity = 0.42): string {
  return `<filter id="contact" x="-20%" y="-300%" width="140%" height="700%"><feGaussianBlur stdDeviation="11"/></filter><ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(width / 2)}" ry="9" fill="#0b0c10" opacity="${opacity}" filter="url(#contact)"/>`;
}

/** Larger sets fill more of the picture, so that a row of cards tells their sizes apart. */
const widthFor = (inches: number) => VIEW_WIDTH * (0.7 + Math.min(1, (inches - 24) / 74) * 0.25);

function centred(drawn: TelevisionDrawing, inches: number) {
  const width = widthFor(inches);
  const { height, standHeight } = measure(drawn.look, width);
  return {
    x: (VIEW_WIDTH - width) / 2,
    y: (VIEW_HEIGHT - height - standHeight) / 2 - 8,
    width,
    height,
    standHeight,
  };
}

export function frontView(drawn: TelevisionDrawing, inches: number): string {
  const { x, y, width, height, standHeight } = centred(drawn, inches);
  const place = { x, y, width, id: 'f' };
  const floor = y + height + standHeight;
  return svg(
    VIEW_WIDTH,
    VIEW_HEIGHT,
    shadow(VIEW_WIDTH / 2, floor, width * 0.86) + standOf(drawn.look, place) + face(drawn, place),
  );
}

/** Turned to the left: the far side lower, the edge of the case in sight. */
export function angleView(drawn: TelevisionDrawing, inches: number): string {
  const { y, width, height, standHeight } = centred(drawn, inches);
  const turned = width * 0.8;
  const x = (VIEW_WIDTH - turned) / 2 + 14;
  const depth = drawn.look.bezel === 'thick' ? 34 : drawn.look.bezel === 'standard' ? 24 : 13;
  const place = { x: 0, y: 0, width, id: 'a' };
  const side = `<path d="M0 0L${-depth} 7V${px(height - 7)}L0 ${px(height)}Z" fill="#16181d"/><path d="M0 0L${-depth} 7V${px(height * 0.5)}L0 ${px(height * 0.5)}Z" fill="#2b2e36"/>`;
  return svg(
    VIEW_WIDTH,
    VIEW_HEIGHT,
    `${shadow(VIEW_WIDTH / 2, y + height + standHeight + 22, turned * 0.86)}<g transform="translate(${px(x)} ${px(y + 22)}) skewY(-4.2) scale(.8 1)">${standOf(drawn.look, place)}${side}${face(drawn, place)}</g>`,
  );
}

export function backView(drawn: TelevisionDrawing, inches: number, sockets: readonly string[]): string {
  const { x, y, width, height, standHeight } = centred(drawn, inches);
  const place = { x, y, width, id: 'b' };
  return svg(
    VIEW_WIDTH,
    VIEW_HEIGHT,
    shadow(VIEW_WIDTH / 2, y + height + standHeight, width * 0.86) +
      standOf(drawn.look, place) +
      backOf(drawn.look, sockets, place),
  );
}

function sofa(cmToPx: number): string {
  const width = SOFA_CM * cmToPx;
  const x = (VIEW_WIDTH - width) / 2;
  const floor = VIEW_HEIGHT - 46;
  const arm = 22 * cmToPx;
  const seat = (width - 2 * arm) / 3;
  const cushions = [0, 1, 2].map(
    (index) =>
      `<rect x="${px(x + arm + index * seat + 3)}" y="${px(floor - 78 * cmToPx)}" width="${px(seat - 6)}" height="${px(42 * cmToPx)}" rx="16" fill="#5b6288"/><rect x="${px(x + arm + index * seat + 2)}" y="${px(floor - 44 * cmToPx)}" width="${px(seat - 4)}" height="${px(20 * cmToPx)}" rx="10" fill="#6a719b"/>`,
  );
  return `${shadow(VIEW_WIDTH / 2, floor + 3, width, 0.3)}<rect x="${px(x + arm * 0.6)}" y="${px(floor - 84 * cmToPx)}" width="${px(width - arm * 1.2)}" height="${px(70 * cmToPx)}" rx="20" fill="#474d70"/>${cushions.join('')}
    <rect x="${px(x)}" y="${px(floor - 62 * cmToPx)}" width="${px(arm)}" height="${px(52 * cmToPx)}" rx="18" fill="#3d4264"/><rect x="${px(x + width - arm)}" y="${px(floor - 62 * cmToPx)}" width="${px(arm)}" height="${px(52 * cmToPx)}" rx="18" fill="#3d4264"/>
    <rect x="${px(x + arm * 0.5)}" y="${px(floor - 26 * cmToPx)}" width="${px(width - arm)}" height="${px(18 * cmToPx)}" rx="8" fill="#3a3f5f"/>
    <rect x="${px(x + 30)}" y="${px(floor - 12)}" width="14" height="14" fill="#2a2119"/><rect x="${px(x + width - 44)}" y="${px(floor - 12)}" width="14" height="14" fill="#2a2119"/>`;
}

/** On the wall over a three-seat sofa of 2.1 m, both to scale. */
export function roomView(drawn: TelevisionDrawing, inches: number): string {
  const cmToPx = VIEW_WIDTH / ROOM_CM;
  const { widthCm } = sizeOfSet(inches);
  const width = widthCm * cmToPx;
  const { height } = measure(drawn.look, width);
  const place = { x: (VIEW_WIDTH - width) / 2, y: 268 - height / 2, width, id: 'r' };
  const dimension = `<g stroke="#5b5d6b" stroke-width="2"><path d="M${px(place.x)} ${px(place.y + height + 22)}h${px(width)}"/><path d="M${px(place.x)} ${px(place.y + height + 14)}v16M${px(place.x + width)} ${px(place.y + height + 14)}v16"/></g><text x="600" y="${px(place.y + height + 50)}" text-anchor="middle" font-family="DejaVu Sans" font-size="24" fill="#3c3e4a">${Math.round(widthCm)} cm wide</text>`;
  return svg(
    VIEW_WIDTH,
    VIEW_HEIGHT,
    `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4efe6"/><stop offset="1" stop-color="#e6dfd2"/></linearGradient><rect width="1200" height="900" fill="url(#wall)"/>
    <rect y="806" width="1200" height="94" fill="#c9b79e"/><rect y="800" width="1200" height="8" fill="#f8f5ee"/>
    <filter id="halo" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter><rect x="${px(place.x)}" y="${px(place.y + 10)}" width="${px(width)}" height="${px(height)}" fill="#6d5bd0" opacity=".28" filter="url(#halo)"/>
    ${face(drawn, place)}${dimension}${sofa(cmToPx)}`,
  );
}
