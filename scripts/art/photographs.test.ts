import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { digestOf, photographsOf, VIEWS } from './photographs';
import { MASTERS, readManifest } from './masters';
import { SCENES_OF_SERIES } from './scenes-of-series';

const LARGEST_BYTES = 1024 * 1024;
const ALL_BYTES = 10_000_000;
const CM_PER_INCH = 2.54;

/** Views whose photograph is that of each set that looks the same there. */
const SHARED: ReadonlySet<string> = new Set(['edge', 'ports']);

const manifest = readManifest();
const models = CATALOGUE.map((entry) => [entry.slug, entry] as const);

const valueOf = ({ specificationSchema }: CatalogueEntry, key: string) =>
  specificationSchema.flatMap(({ data }) => data).find((row) => row.key === key)?.value ?? '';
/** `1 × USB 3.0, 1 × USB 2.0` has one of `USB 3` and two of `USB`. */
const howMany = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`(\\d+) × ${kind}`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0);
const numbersOf = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
const builtOf = (file: string) => {
  const built = manifest.photographs[file]?.built;
  if (!built) throw new Error(`${file} is not in the manifest: npx tsx scripts/art/render-photographs.ts`);
  return built;
};

describe('the photographs of the demo', () => {
  it.each(models)('of %s are of its specification of today', (slug, entry) => {
    const photographs = photographsOf(entry);
    expect(photographs.map(({ view }) => view)).toEqual([...VIEWS]);
    expect(manifest.products[slug]).toEqual(photographs.map(({ file }) => file));
    for (const photograph of photographs) {
      const { file } = photograph;
      expect(existsSync(join(MASTERS, file)), file).toBe(true);
      expect(manifest.photographs[file]?.digest, `${file}: npx tsx scripts/art/render-photographs.ts`).toBe(
        digestOf(photograph),
      );
    }
  });

  it.each(models)('of %s show the sockets that its specification states, and no others', (_slug, entry) => {
    const usb3 = howMany(valueOf(entry, 'USB'), 'USB 3');
    const expected = {
      hdmi: howMany(valueOf(entry, 'HDMI'), 'HDMI'),
      usb3,
      usb2: howMany(valueOf(entry, 'USB'), 'USB') - usb3,
      lan: valueOf(entry, 'Network') === 'Ethernet' ? 1 : 0,
      optical: valueOf(entry, 'To a soundbar').toLowerCase().includes('optical') ? 1 : 0,
      jack: valueOf(entry, 'Headphones').startsWith('3.5 mm') ? 1 : 0,
      av: 1,
      rf: 1,
    };
    const stated = Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0));
    for (const { file, view } of photographsOf(entry))
      if (view === 'back' || view === 'ports') expect(builtOf(file).sockets, file).toEqual(stated);
  });

  it.each(models)('of %s have its size, stand, wall mount and label', (_slug, entry) => {
    const [width = 0, height = 0] = numbersOf(valueOf(entry, 'Without stand'));
    const [, , standDepth = 0] = numbersOf(valueOf(entry, 'With stand'));
    const [span = 0] = numbersOf(valueOf(entry, 'Stand span'));
    const shelf = /needs a shelf at least (\d+) cm/.exec(entry.description)?.[1];
    if (shelf !== undefined) expect(Math.round(span)).toBe(Number(shelf));
    for (const { file, view } of photographsOf(entry).filter(({ view: seen }) => !SHARED.has(seen))) {
      const built = builtOf(file);
      const cm = (metres = 0) => metres * 100;
      expect(cm(built.screen), file).toBeCloseTo(entry.screenInches * CM_PER_INCH, 1);
      expect([cm(built.width), cm(built.height)].map((side) => Math.round(side * 10) / 10)).toEqual([
        width,
        height,
      ]);
      expect(built.label).toBe(entry.modelNumber);
      expect(built.mount.map((side) => Math.round(side * 1000))).toEqual(
        numbersOf(valueOf(entry, 'Wall mount')),
      );
      if (view === 'room' && built.span === undefined) continue;
      expect(cm(built.span), file).toBeCloseTo(span, 1);
      expect(cm(built.stand_depth), file).toBeCloseTo(standDepth, 1);
    }
  });

  it.each(models)('of %s from the side are as deep as specified, to the millimetre', (_slug, entry) => {
    const edge = photographsOf(entry).find(({ view }) => view === 'edge');
    const built = builtOf(edge?.file ?? '');
    const mm = (metres = 0) => Math.round(metres * 1000);
    expect(mm(built.depth)).toBe(Math.round((entry.depthCm ?? 0) * 10));
    expect(mm(built.stand_depth)).toBe(Math.round((entry.standDepthCm ?? 0) * 10));
    expect(mm(built.height)).toBe(Math.round((entry.heightCm ?? 0) * 10));
  });

  it('show at least twelve different scenes, and another one at an angle than from the front', () => {
    const shown = CATALOGUE.flatMap((entry) => photographsOf(entry).map(({ scene }) => scene));
    expect(new Set(shown.filter((scene) => scene !== null)).size).toBeGreaterThanOrEqual(12);
    for (const [front, angle] of Object.values(SCENES_OF_SERIES)) expect(front).not.toBe(angle);
  });

  it('fit into the repository, without a file that nothing shows', () => {
    const files = readdirSync(MASTERS).filter((file) => file !== 'manifest.json');
    const bytes = files.map((file) => statSync(join(MASTERS, file)).size);
    expect(Math.max(...bytes)).toBeLessThan(LARGEST_BYTES);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL_BYTES);
    const shown = [...Object.values(manifest.products).flat(), ...Object.values(manifest.news)];
    expect(new Set(files)).toEqual(new Set(shown));
  });
});
