import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { digestOf, drawingsOf } from './drawings';

const MEDIA = new URL('../../packages/db/seed-media/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', MEDIA), 'utf8')) as {
  products: Record<string, string[]>;
  drawings: Record<string, string>;
};

const valueOf = ({ specificationSchema }: CatalogueEntry, key: string) =>
  specificationSchema.flatMap(({ data }) => data).find((row) => row.key === key)?.value ?? '';
/** `3 × HDMI 2.0, one with ARC` is 3, `1 × USB 3.0, 1 × USB 2.0` is 2. */
const howMany = (text: string) =>
  [...text.matchAll(/(\d+) ×/g)].reduce((sum, [, count]) => sum + Number(count), 0);
const labelsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, label = '']) => label);
const models = CATALOGUE.map((entry) => [entry.slug, entry] as const);

describe('the pictures of the demo', () => {
  it.each(models)('of %s are rendered from its drawings of today', (slug, entry) => {
    const drawings = drawingsOf(entry);
    expect(manifest.products[slug]).toEqual(drawings.map(({ file }) => file));
    for (const { file, svg } of drawings) {
      expect(existsSync(new URL(file, MEDIA)), file).toBe(true);
      expect(manifest.drawings[file], `${file}: run npx tsx scripts/art/render.ts`).toBe(digestOf(svg));
    }
  });

  it.each(models)('of %s show the sockets that its specification states', (_slug, entry) => {
    const [, , back] = drawingsOf(entry);
    const labels = labelsOf(back?.svg ?? '');
    const drawn = (name: string) => labels.filter((label) => label.split(' ')[0] === name).length;
    expect(drawn('HDMI')).toBe(howMany(valueOf(entry, 'HDMI')));
    expect(drawn('USB')).toBe(howMany(valueOf(entry, 'USB')));
    expect(drawn('LAN')).toBe(valueOf(entry, 'Network') === 'Ethernet' ? 1 : 0);
    expect(drawn('OPTICAL')).toBe(valueOf(entry, 'To a soundbar').toLowerCase().includes('optical') ? 1 : 0);
    expect(drawn('PHONES')).toBe(valueOf(entry, 'Headphones').startsWith('3.5 mm') ? 1 : 0);
    expect(drawn('ANT')).toBe(1);
    expect(drawn('AV')).toBe(1);
  });

  it.each(models)('of %s say its width, and its feet stand as wide as its text says', (_slug, entry) => {
    const [front, , , room] = drawingsOf(entry);
    const widthCm = Number(/^([\d.]+) ×/.exec(valueOf(entry, 'Without stand'))?.[1]);
    expect(labelsOf(room?.svg ?? '')).toContain(`${Math.round(widthCm)} cm wide`);
    expect(entry.description).toContain(`${Math.round(widthCm)} cm wide`);
    const shelf = /needs a shelf at least (\d+) cm/.exec(entry.description)?.[1];
    if (shelf === undefined) return expect(entry.look.stand).toBe('pedestal');
    /* Feet are the first paths of the front; the set is as wide as the drawing's case. */
    const feet = [...(front?.svg ?? '').matchAll(/<path d="M([\d.]+) [\d.]+h([\d.]+)L([\d.-]+) /g)];
    const outer = feet.map(([, , , x]) => Number(x));
    const caseWidth = Number(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/.exec(front?.svg ?? '')?.[1]);
    const span = (Math.max(...outer) - Math.min(...outer)) / caseWidth;
    expect(feet).toHaveLength(2);
    expect(span * widthCm).toBeCloseTo(Number(shelf), -0.5);
    return undefined;
  });
});
