import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { SCENES_OF_SERIES, type Scene } from './scenes-of-series';

/** The views in the order in which the shop shows them. */
export const VIEWS = ['front', 'angle', 'room', 'back', 'ports'] as const;
type View = (typeof VIEWS)[number];

/** What the back of a set has, as its specification states it. */
interface Ports {
  hdmi: number;
  arc: 'ARC' | 'eARC' | null;
  usb3: number;
  usb2: number;
  lan: boolean;
  optical: boolean;
  headphone: boolean;
  composite: boolean;
}

/** What a set is built from, all read from its published specification. Lengths in metres. */
interface SetToBuild {
  brand: string;
  series: string;
  inches: number;
  technology: CatalogueEntry['technology'];
  stand: CatalogueEntry['look']['stand'];
  finish: CatalogueEntry['look']['finish'];
  bezel: CatalogueEntry['look']['bezel'];
  origin: string;
  modelNumber: string;
  ports: Ports;
  width: number;
  height: number;
  depth: number;
  lift: number;
  span: number;
  stand_depth: number;
  mount: readonly [number, number];
  mounted: boolean;
}

/** One photograph: the file it becomes, what is built for it, and the picture on its screen, if that is in sight. */
export interface Photograph {
  file: string;
  view: View;
  spec: SetToBuild;
  scene: Scene | null;
  mood?: 'day' | 'evening';
}

const LARGE_INCHES = 83;

const valueOf = ({ specificationSchema }: CatalogueEntry, key: string): string =>
  specificationSchema.flatMap(({ data }) => data).find((row) => row.key === key)?.value ?? '';

const count = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

const arcOf = (hdmi: string): Ports['arc'] => (/eARC/.test(hdmi) ? 'eARC' : /ARC/.test(hdmi) ? 'ARC' : null);

/** Returns the sockets of a television from its specification's rows, such as `3 × HDMI 2.1, one with eARC`. */
function portsOf(entry: CatalogueEntry): Ports {
  const hdmi = valueOf(entry, 'HDMI');
  const usb = valueOf(entry, 'USB');
  return {
    hdmi: count(hdmi, /(\d+) × HDMI/),
    arc: arcOf(hdmi),
    usb3: count(usb, /(\d+) × USB 3/),
    usb2: count(usb, /(\d+) × USB 2/),
    lan: valueOf(entry, 'Network') === 'Ethernet',
    optical: /optical/i.test(valueOf(entry, 'To a soundbar')),
    headphone: valueOf(entry, 'Headphones').includes('3.5 mm'),
    composite: /composite/i.test(valueOf(entry, 'Cable and antenna')),
  };
}

/** The numbers of a row such as `145.1 × 90.4 × 24.4 cm`, in metres. */
const metresOf = (entry: CatalogueEntry, key: string): number[] =>
  [...valueOf(entry, key).matchAll(/\d+(?:\.\d+)?/g)].map(([cm]) => Number(cm) / 100);

const at = (numbers: readonly number[], index: number): number => {
  const number = numbers[index];
  if (number === undefined) throw new Error('A measure is missing in the specification.');
  return number;
};

const round = (metres: number) => Math.round(metres * 10_000) / 10_000;

function setOf(entry: CatalogueEntry): SetToBuild {
  const without = metresOf(entry, 'Without stand');
  const on = metresOf(entry, 'With stand');
  const [mountWidth, mountHeight] = [...valueOf(entry, 'Wall mount').matchAll(/\d+/g)].map(
    ([mm]) => Number(mm) / 1000,
  );
  return {
    brand: entry.companyName,
    series: entry.look.series,
    inches: entry.screenInches,
    technology: entry.technology,
    ...{ stand: entry.look.stand, finish: entry.look.finish, bezel: entry.look.bezel },
    origin: entry.countryOfOrigin ?? '',
    modelNumber: valueOf(entry, 'Model number'),
    ports: portsOf(entry),
    width: at(without, 0),
    height: at(without, 1),
    depth: round((entry.depthCm ?? 0) / 100),
    lift: round(at(on, 1) - at(without, 1)),
    span: at(metresOf(entry, 'Stand span'), 0),
    stand_depth: at(on, 2),
    mount: [mountWidth ?? 0, mountHeight ?? 0],
    mounted: false,
  };
}

/** Only what is in sight: sets that look alike there share one photograph. */
const bayOf = ({ brand, technology, finish, series, ports }: SetToBuild): string =>
  [
    brand,
    technology,
    finish,
    ...(series === 'Gallery' ? ['box'] : []),
    ...Object.values(ports).map((value) => (value === null ? 'no' : String(value))),
  ]
    .join('-')
    .toLowerCase();

/** Returns the photographs of a television in the order in which the shop shows them. */
export function photographsOf(entry: CatalogueEntry): Photograph[] {
  const spec = setOf(entry);
  const [scene, second] = SCENES_OF_SERIES[`${spec.brand} ${spec.series}`] ?? [];
  if (scene === undefined || second === undefined)
    throw new Error(`No scene for ${spec.brand} ${spec.series}.`);
  const { slug } = entry;
  const mounted = spec.series === 'Gallery' || spec.inches >= LARGE_INCHES;
  return [
    { file: `${slug}-front.webp`, view: 'front', spec, scene },
    { file: `${slug}-angle.webp`, view: 'angle', spec, scene: second },
    {
      file: `${slug}-room.webp`,
      view: 'room',
      spec: { ...spec, mounted },
      scene,
      mood: spec.technology === 'LED' ? 'day' : 'evening',
    },
    { file: `${slug}-back.webp`, view: 'back', spec, scene: null },
    { file: `ports-${bayOf(spec)}.webp`, view: 'ports', spec, scene: null },
  ];
}

/**
 * Returns what tells one photograph from another, for the manifest: whether a file is of today's specification. One that
 * sets share is told by what is in sight of it.
 */
export function digestOf({ view, spec, scene, mood }: Photograph): string {
  const seen = view === 'ports' ? { view, bay: bayOf(spec) } : { view, spec, scene, mood };
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}
