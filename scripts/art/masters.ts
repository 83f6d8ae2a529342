import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the masters are. */
export const MASTERS = fileURLToPath(new URL('../../packages/db/seed-media/', import.meta.url));
const FILE = join(MASTERS, 'manifest.json');

/** What Blender built for a photograph, measured on its objects after all modifiers. Lengths in metres. */
export interface BuiltFacts {
  width: number;
  height: number;
  /** From the front of the frame to the back of the shell; absent in photographs from before it was measured. */
  depth?: number;
  /** Diagonal of the picture. */
  screen: number;
  /** How many of each kind: hdmi, usb2, usb3, lan, optical, jack, av, rf. */
  sockets: Record<string, number>;
  mount: [width: number, height: number];
  /** The model number on the label. */
  label: string;
  /** Absent where the set hangs on a wall. */
  span?: number;
  stand_depth?: number;
}

interface PictureManifest {
  /** Slug → files, in the order in which the shop shows them. */
  products: Record<string, string[]>;
  news: Record<string, string>;
  photographs: Record<string, { digest: string; built: BuiltFacts }>;
}

/** Returns the manifest of the masters. */
export const readManifest = (): PictureManifest => JSON.parse(readFileSync(FILE, 'utf8')) as PictureManifest;

/** Writes it, with names in order, so that a new picture is one change. */
export function writeManifest({ products, news, photographs }: PictureManifest): void {
  const sorted = Object.fromEntries(Object.entries(photographs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify({ products, news, photographs: sorted }, null, 2)}\n`);
}
