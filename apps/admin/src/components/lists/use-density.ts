import { useGetIdentity } from 'react-admin';
import { usePreference } from '../../data/preferences';

const DENSITIES = ['comfortable', 'compact'] as const;

/** Returns how dense this person has the tables of all lists on this browser, and a function that changes it. */
export function useDensity() {
  const { identity } = useGetIdentity();
  return usePreference(`density.${identity?.id ?? ''}`, DENSITIES, 'comfortable');
}
