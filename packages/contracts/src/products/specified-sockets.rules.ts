import type { SpecificationGroup } from './products.schema';

/** The sockets that a specification states: how many of each kind, or whether there is one. */
export interface SpecifiedSockets {
  hdmi: number;
  arc: 'ARC' | 'eARC' | null;
  usb3: number;
  usb2: number;
  lan: boolean;
  optical: boolean;
  headphone: boolean;
  composite: boolean;
}

/** Returns the value of a row of a specification by its key; an empty text where there is no such row. */
export const specifiedValue = (groups: readonly SpecificationGroup[], key: string): string =>
  groups.flatMap(({ data }) => data).find((row) => row.key === key)?.value ?? '';

const countOf = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

const arcOf = (hdmi: string): SpecifiedSockets['arc'] =>
  /eARC/.test(hdmi) ? 'eARC' : /ARC/.test(hdmi) ? 'ARC' : null;

/** Returns the sockets of a television from the rows of its specification, such as `3 × HDMI 2.1, one with eARC`. */
export function specifiedSockets(groups: readonly SpecificationGroup[]): SpecifiedSockets {
  const hdmi = specifiedValue(groups, 'HDMI');
  const usb = specifiedValue(groups, 'USB');
  return {
    hdmi: countOf(hdmi, /(\d+) × HDMI/),
    arc: arcOf(hdmi),
    usb3: countOf(usb, /(\d+) × USB 3/),
    usb2: countOf(usb, /(\d+) × USB 2/),
    lan: specifiedValue(groups, 'Network') === 'Ethernet',
    optical: /optical/i.test(specifiedValue(groups, 'To a soundbar')),
    headphone: specifiedValue(groups, 'Headphones').includes('3.5 mm'),
    composite: /composite/i.test(specifiedValue(groups, 'Cable and antenna')),
  };
}
