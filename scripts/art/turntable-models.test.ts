import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../apps/store/src/features/products/turntable/model/model-shapes';
import { televisionModel } from '../../apps/store/src/features/products/turntable/model/television-model';
import {
  televisionBody,
  type TelevisionBody,
} from '../../packages/contracts/src/products/television-body.rules';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { readManifest } from './masters';
import { photographsOf } from './photographs';

const MM = 1000;
const models = CATALOGUE.map((entry) => [entry.slug, entry] as const);
const manifest = readManifest();

function bodyOf(entry: CatalogueEntry): TelevisionBody {
  const body = televisionBody(entry);
  if (!body) throw new Error(`${entry.slug} has no measures.`);
  return body;
}
const toMm = (cm: number | null) => Math.round((cm ?? 0) * 10);
const lengths = ({ min, max }: ReturnType<typeof boundsOf>) =>
  [0, 1, 2].map((axis) => Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * MM));

/* A model that is turned in the shop stands beside the photographs: both have to be of the specification. */
describe('the model that is turned', () => {
  it.each(models)('of %s is as wide, high and deep as specified, to the millimetre', (_slug, entry) => {
    const model = televisionModel(bodyOf(entry));
    expect(lengths(model.body)).toEqual([entry.widthCm, entry.heightCm, entry.depthCm].map(toMm));
    expect(Math.round(model.body.max[1] * MM), 'on its stand').toBe(toMm(entry.standHeightCm));
    expect(model.body.max[2]).toBe(0);
  });

  it.each(models)('of %s stands as wide and as deep as specified', (_slug, entry) => {
    const body = bodyOf(entry);
    expect(body.stand.kind).toBe(entry.look.stand);
    expect(body.bezel).toBe(entry.look.bezel);
    const { stand } = televisionModel(body);
    const [width, , depth] = lengths(stand);
    expect([width, depth]).toEqual([Math.round(body.stand.spanMm), toMm(entry.standDepthCm)]);
    expect(stand.min[1]).toBe(0);
    expect(stand.max[1] * MM, 'reaches into the set').toBeGreaterThan(body.stand.liftMm);
  });

  it.each(models)('of %s has the picture, the sockets and the holes of its photographs', (_slug, entry) => {
    const model = televisionModel(bodyOf(entry));
    const back = photographsOf(entry).find(({ view }) => view === 'back')?.file ?? '';
    const built = manifest.photographs[back]?.built;
    expect(Math.hypot(model.screen.width, model.screen.height)).toBeCloseTo(built?.screen ?? 0, 3);
    const holes = boundsOf(model.lofts.filter(({ name, surface }) => name === 'nut' && surface === 'socket'));
    const [across = 0, up = 0] = lengths(holes);
    expect([across - 11, up - 11]).toEqual(built?.mount.map((metres) => Math.round(metres * MM)));
    /* Flat sets have theirs in a box that stands apart. */
    if (entry.look.series === 'Gallery') return expect(model.bay).toBeNull();
    const counts: Record<string, number> = {};
    for (const { kind } of model.bay?.sockets ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual(built?.sockets);
  });

  it.each(models)('of %s has its sockets within its back, apart from the holes', (_slug, entry) => {
    const { bay, lofts } = televisionModel(bodyOf(entry));
    if (!bay) return;
    const shell = boundsOf(lofts.filter(({ name }) => name === 'shell'));
    const holes = boundsOf(lofts.filter(({ name }) => name === 'boss'));
    const [x, y] = bay.center;
    expect(x + bay.width / 2).toBeLessThan(shell.max[0]);
    expect(y + bay.height / 2).toBeLessThan(shell.max[1]);
    expect(y - bay.height / 2).toBeGreaterThan(shell.min[1]);
    expect(x - bay.width / 2).toBeGreaterThan(holes.max[0]);
  });
});
