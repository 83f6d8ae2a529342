import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import type { UseFormReturnType } from '@mantine/form';
import { cityToFill } from './city-to-fill';

/** Fills in the city of a serviceable PIN code. `prefilled` is the initial city of the form. */
export function useCityOfZip(
  form: UseFormReturnType<ShippingForm>,
  found: ZipLookUp | undefined,
  prefilled: string,
): void {
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
