import { useGetIdentity } from 'react-admin';
import { usePreference } from '../../data/preferences';

const DENSITIES = ['comfortable', 'compact'] as const;
type Density = (typeof DENSITIES)[number];

/** Returns the density that a switch leads to, and the label of the switch. */
export const otherDensity = (density: Density) =>
  density === 'compact'
    ? ({ density: 'comfortable', label: 'Comfortable rows' } as const)
    : ({ density: 'compact', label: 'Compact rows' } as const);

/** Returns how dense this person has the tables of all lists on this browser, and a function that changes it. */
export function useDensity() {
  const { identity } = useGetIdentity();
  return usePreference(`density.${identity?.id ?? ''}`, DENSITIES, 'comfortable');
}
