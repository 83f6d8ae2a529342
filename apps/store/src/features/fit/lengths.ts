import { metresFrom } from '@aabha/contracts/fit/viewing-distances.rules';
import * as texts from '@aabha/messages/fit-finder';

/** Writes lengths in the units of the shopper. */
export interface Lengths {
  /** Of a distance: `2.5 m`, `8.2 ft`. */
  distance: (cm: number) => string;
  /** Of a measure: `123 cm`, `48.4 in`. */
  measure: (cm: number) => string;
  /** Of the sides of a box: `135 × 82 × 19 cm`. */
  sides: (cm: readonly number[]) => string;
}

const decimals = (value: number, digits: number) => String(Number(value.toFixed(digits)));

const METRIC: Lengths = {
  distance: (cm) => texts.metres(decimals(metresFrom(cm), 2)),
  measure: (cm) => texts.centimetres(decimals(cm, 0)),
  sides: (cm) => texts.centimetres(cm.map((side) => decimals(side, 0)).join(' × ')),
};
const IMPERIAL: Lengths = {
  distance: (cm) => texts.feet(decimals(cm / 30.48, 1)),
  measure: (cm) => texts.inches(decimals(cm / 2.54, 1)),
  sides: (cm) => texts.inches(cm.map((side) => decimals(side / 2.54, 0)).join(' × ')),
};

/** Returns how lengths are written for a shopper who measures in metres or in feet. */
export const lengthsIn = (unit: 'ft' | undefined): Lengths => (unit === 'ft' ? IMPERIAL : METRIC);
