import type { SpecifiedSockets } from '@aabha/contracts/products/specified-sockets.rules';
import type { Shell } from './back-parts';
import type { Measures } from './measures';
import { slab, type Loft, type Point, type Surface } from './model-shapes';

const PITCH = 0.0235;
const COLUMN = 0.064;
/** From the middle of a socket to the edge of the bay. */
const INSET = 0.018;
/** How far the bay, the rim of a socket and its opening stand out of the back. */
const OUT = { bay: 0.0004, rim: 0.0014, hole: 0.0016, tongue: 0.0019 };

type SocketKind = 'hdmi' | 'usb3' | 'usb2' | 'lan' | 'optical' | 'jack' | 'av' | 'rf';

/** One socket and its printed name. */
interface Socket {
  kind: SocketKind;
  label: string;
  x: number;
  y: number;
}

/** The panel with the sockets, as seen from behind. */
export interface Bay {
  center: Point;
  width: number;
  height: number;
  sockets: readonly Socket[];
}

const repeat = (kind: SocketKind, labels: readonly string[]) => labels.map((label) => ({ kind, label }));

/** Returns what a bay holds, from top to bottom. */
function socketList({ hdmi, arc, usb3, usb2, lan, optical, headphone, composite }: SpecifiedSockets) {
  const withArc = hdmi > 1 ? 1 : 0;
  const hdmiLabels = Array.from(
    { length: hdmi },
    (_, index) => `HDMI ${index + 1}${arc && index === withArc ? ` (${arc})` : ''}`,
  );
  const usb = (count: number, after: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `USB ${after + index + 1}${ending}`);
  return [
    ...repeat('hdmi', hdmiLabels),
    ...repeat('usb3', usb(usb3, 0, ' (3.0)')),
    ...repeat('usb2', usb(usb2, usb3, '')),
    ...repeat('lan', lan ? ['LAN'] : []),
    ...repeat('optical', optical ? ['OPTICAL OUT'] : []),
    ...repeat('jack', headphone ? ['HEADPHONES'] : []),
    ...repeat('av', composite ? ['AV IN'] : []),
    ...repeat('rf', ['ANTENNA / CABLE']),
  ];
}

/** Returns the bay with the stated sockets; null for a flat set, whose sockets are in a box of their own. */
export function bayOf(m: Measures, shell: Shell, stated: SpecifiedSockets): Bay | null {
  if (m.isFlat) return null;
  const items = socketList(stated);
  const columns = items.length * PITCH < shell.height * 0.8 ? 1 : 2;
  const rows = Math.ceil(items.length / columns);
  const [width, height] = [COLUMN * columns + 0.006, rows * PITCH + 0.016];
  /* Small backs have it near their edge, so that the wall mount stays free. */
  const x = shell.width / 2 - width / 2 - (shell.width > 0.6 ? shell.width * 0.05 : 0.016);
  const y = shell.middle - shell.height * 0.02;
  const sockets = items.map((item, index) => ({
    ...item,
    x: x + width / 2 - INSET - Math.floor(index / rows) * COLUMN,
    y: y + (rows * PITCH) / 2 - PITCH * ((index % rows) + 0.5),
  }));
  return { center: [x, y, -m.depth - OUT.bay], width, height, sockets };
}

interface Look {
  rim: readonly [width: number, height: number, radius: number];
  hole: readonly [width: number, height: number, radius: number];
  tongue?: readonly [surface: Surface, width: number, height: number];
  surface?: Surface;
}

const LOOKS: Readonly<Record<SocketKind, Look>> = {
  hdmi: { rim: [0.0165, 0.0072, 0.0016], hole: [0.0148, 0.0055, 0.0014], tongue: ['bay', 0.011, 0.0014] },
  usb3: { rim: [0.0148, 0.0076, 0.0006], hole: [0.0132, 0.006, 0.0004], tongue: ['blue', 0.011, 0.002] },
  usb2: { rim: [0.0148, 0.0076, 0.0006], hole: [0.0132, 0.006, 0.0004], tongue: ['bay', 0.011, 0.002] },
  lan: { rim: [0.0162, 0.0138, 0.0008], hole: [0.0122, 0.0088, 0.0006] },
  optical: { rim: [0.0112, 0.0112, 0.0012], hole: [0.0078, 0.0078, 0.0012], surface: 'bay' },
  jack: { rim: [0.0084, 0.0084, 0.0042], hole: [0.0038, 0.0038, 0.0019], surface: 'gold' },
  av: { rim: [0.0084, 0.0084, 0.0042], hole: [0.0038, 0.0038, 0.0019] },
  rf: { rim: [0.0098, 0.0098, 0.0049], hole: [0.0036, 0.0036, 0.0018] },
};

/** Returns rims and openings of the sockets of a bay. */
export function socketParts(m: Measures, bay: Bay): Loft[] {
  return bay.sockets.flatMap(({ kind, x, y }) => {
    const { rim, hole, tongue, surface = 'socket' } = LOOKS[kind];
    const part = (name: string, of: Surface, size: readonly [number, number, number], out: number) =>
      slab({
        ...{ name, surface: of, axis: 'z', origin: [x, y, -m.depth], from: 0, to: -out, bevel: 0.0002 },
        ...{ width: size[0], height: size[1], radius: size[2] },
      });
    /* The socket for the antenna stands out as a thread. */
    const out = kind === 'rf' ? 0.006 : OUT.rim;
    return [
      part(kind, surface, rim, out),
      part('hole', 'black', hole, out + OUT.hole - OUT.rim),
      ...(tongue ? [part('tongue', tongue[0], [tongue[1], tongue[2], 0.0003], OUT.tongue)] : []),
    ];
  });
}
