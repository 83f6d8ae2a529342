import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftForm } from './draft-form';

const FIELDS = ['name', 'email', 'phone'] as const;

/** Copies a new customer into the delivery while they are typed, field by field, until a field of the delivery is typed itself. */
export function useSamePerson(): void {
  const { getValues, setValue } = useFormContext<DraftForm>();
  const customer = useWatch<DraftForm, 'customer'>({ name: 'customer' });
  const copied = useRef({ name: '', email: '', phone: '' });
  useEffect(() => {
    for (const field of FIELDS) {
      const typed = getValues(`shipping.${field}`);
      if (customer[field] === typed || typed !== copied.current[field]) continue;
      copied.current[field] = customer[field];
      setValue(`shipping.${field}`, customer[field], { shouldDirty: true });
    }
  }, [customer, getValues, setValue]);
}
