import { useEffect, useEffectEvent, useRef } from 'react';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { cityToFill } from './city-to-fill';

/** A form with a city. */
interface FormWithCity {
  getValues(): { city: string };
  setFieldValue(path: 'city', value: string): void;
}

/** Fills in the city of a serviceable PIN code. `prefilled` is the initial city of the form. */
export function useCityOfZip(form: FormWithCity, found: ZipLookUp | undefined, prefilled: string): void {
  const filled = useRef(prefilled);
  const fill = useEffectEvent((city: string) => {
    const next = cityToFill(form.getValues().city, filled.current, city);
    if (next === undefined) return;
    filled.current = next;
    form.setFieldValue('city', next);
  });
  const city = found?.exists ? (found.city ?? '') : '';
  useEffect(() => {
    if (city !== '') fill(city);
  }, [city]);
}
