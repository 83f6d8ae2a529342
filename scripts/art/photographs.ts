import { createHash } from 'node:crypto';
import {
  specifiedSockets,
  specifiedValue,
  type SpecifiedSockets,
} from '../../packages/contracts/src/products/specified-sockets.rules';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { SCENES_OF_SERIES, type Scene } from './scenes-of-series';

/** The views in the order in which the shop shows them. */
export const VIEWS = ['front', 'angle', 'edge', 'room', 'back', 'ports'] as const;
type View = (typeof VIEWS)[number];

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
  ports: SpecifiedSockets;
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
  specifiedValue(specificationSchema, key);

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
    ports: specifiedSockets(entry.specificationSchema),
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

/** What is in sight from the side but for the lengths: sets that look alike there share one photograph. */
const edgeOf = ({ brand, technology, finish, bezel, series, stand, inches }: SetToBuild): string =>
  [brand, technology, finish, bezel, stand, ...(series === 'Gallery' ? ['box'] : []), inches]
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
    { file: `edge-${edgeOf(spec)}.webp`, view: 'edge', spec, scene: null },
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

/** The part of the specification that decides how a photograph looks; all of it, unless sets share the photograph. */
function seenOf({ view, spec, scene, mood }: Photograph): object {
  if (view === 'ports') return { view, bay: bayOf(spec) };
  if (view !== 'edge') return { view, spec, scene, mood };
  const { height, depth, lift, stand_depth } = spec;
  return { view, edge: edgeOf(spec), height, depth, lift, stand_depth };
}

/**
 * Returns what tells one photograph from another, for the manifest: whether a file is of today's specification. One that
 * sets share is told by what is in sight of it.
 */
export const digestOf = (photograph: Photograph): string =>
  createHash('sha256')
    .update(JSON.stringify(seenOf(photograph)))
    .digest('hex')
    .slice(0, 16);
