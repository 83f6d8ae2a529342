import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/trpc';

const WHOLE_PIN = /^\d{6}$/;

/** Returns whether a PIN code is delivered to, once it is complete; a failed check says nothing, since saving checks again. */
export function usePinCheck(pin: string) {
  const isWhole = WHOLE_PIN.test(pin);
  const { data, isFetching } = useQuery({
    queryKey: ['pin-check', pin],
    queryFn: () => api.serviceAreas.lookUp.query({ zipcode: pin }),
    enabled: isWhole,
    retry: false,
  });
  return { isChecking: isWhole && isFetching, found: isWhole ? data?.zipcode : undefined };
}
