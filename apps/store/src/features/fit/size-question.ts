import { viewingDistances } from '@aabha/contracts/fit/viewing-distances.rules';
import * as texts from '@aabha/messages/fit-finder';
import type { ShownQuestion } from '../../lib/faq-page';
import type { Lengths } from './lengths';

/** The sizes of the guide, in inches. */
export const GUIDE_SIZES: readonly number[] = [32, 43, 55, 65, 75, 85];

/** Returns from where a size is at its best, as the guide says it. */
export function sizeRange(inches: number, lengths: Lengths): string {
  const { nearestM, farthestM } = viewingDistances(inches);
  return texts.fromTo(lengths.distance(nearestM * 100), lengths.distance(farthestM * 100));
}

/** Returns the question that the page shows before a room is known, with its answer. */
export const sizeQuestion = (lengths: Lengths): ShownQuestion => ({
  question: texts.howFar,
  answer: [
    texts.howFarText,
    ...GUIDE_SIZES.map((inches) => `${inches}″: ${sizeRange(inches, lengths)}`),
  ].join('\n'),
});
