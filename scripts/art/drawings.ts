import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { socketsOf } from '../../packages/db/src/seed/data/measures';
import type { SceneKind } from './scenes';
import type { TelevisionDrawing } from './television';
import { angleView, backView, frontView, roomView } from './views';

/** A picture as a vector drawing, and the file that it is rendered into. */
export interface Drawing {
  file: string;
  svg: string;
}

const SCENE_BY_TECHNOLOGY: Record<string, SceneKind> = {
  LED: 'hills',
  QLED: 'petals',
  'Mini-LED': 'city',
  OLED: 'aurora',
};

const drawnOf = (entry: CatalogueEntry): TelevisionDrawing => ({
  look: entry.look,
  kind: entry.resolution === 'HD Ready' ? 'kites' : (SCENE_BY_TECHNOLOGY[entry.technology] ?? 'hills'),
  brand: entry.companyName,
});

const slugOf = (text: string) => text.toLowerCase().replaceAll(' ', '');

/** Returns the drawings of a television in the order in which the shop shows them. Backs are shared by sets that are alike there. */
export function drawingsOf(entry: CatalogueEntry): Drawing[] {
  const drawn = drawnOf(entry);
  const { screenInches: inches, slug, look } = entry;
  const sockets = socketsOf(entry.specificationSchema);
  const back = [inches, look.stand, look.finish, look.bezel, ...sockets.map(slugOf)].join('-');
  return [
    { file: `${slug}-front.webp`, svg: frontView(drawn, inches) },
    { file: `${slug}-angle.webp`, svg: angleView(drawn, inches) },
    { file: `back-${back}.webp`, svg: backView(drawn, inches, sockets) },
    { file: `${slug}-room.webp`, svg: roomView(drawn, inches) },
  ];
}

/** Returns what tells one drawing from another, for the manifest: whether a rendered file is of today's drawing. */
export const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);
