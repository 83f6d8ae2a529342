import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { DraftForm } from './draft-form';
import { usePinCheck } from './use-pin-check';

const digits = { htmlInput: { inputMode: 'numeric', maxLength: 6 } } as const;

/** Returns what staff tell the customer on the phone about a PIN code. */
function resultOf(pin: string, found: ZipLookUp): { severity: 'success' | 'warning'; text: string } {
  if (!found.exists) {
    const near = [...found.beforeFive.slice(-1), ...found.afterFive.slice(0, 1)];
    const nearest = near.length === 0 ? '' : ` The nearest we deliver to: ${near.join(', ')}.`;
    return { severity: 'warning', text: `We do not deliver to ${pin} yet.${nearest}` };
  }
  if (!found.canOrder)
    return { severity: 'warning', text: `The State of ${pin} is not known, so it cannot be ordered to.` };
  const { earliestDelivery: from, latestDelivery: to } = found;
  const days = from && to ? ` Expected ${formatDay(from)} to ${formatDay(to)}.` : '';
  return { severity: 'success', text: `${found.city}, ${found.state}.${days}` };
}

/** The PIN code of the delivery: says while it is typed whether and when we deliver there, and fills the city that it is in. */
export function PinCodeInput() {
  const { getValues, setValue } = useFormContext<DraftForm>();
  const pin = useWatch<DraftForm, 'shipping.zip'>({ name: 'shipping.zip' });
  const { isChecking, found } = usePinCheck(pin);
  /* A city that was typed stays; one that came from a PIN code follows it. */
  const filled = useRef('');
  useEffect(() => {
    if (!found?.city) return;
    const typed = getValues('shipping.city');
    if (typed !== '' && typed !== filled.current) return;
    filled.current = found.city;
    setValue('shipping.city', found.city, { shouldDirty: true });
  }, [found, getValues, setValue]);
  const result = found && resultOf(pin, found);
  return (
    <Box>
      <TextInput source="shipping.zip" label="PIN code" slotProps={digits} autoComplete="off" fullWidth />
      <Box aria-live="polite" sx={{ mb: result || isChecking ? 2 : 0 }}>
        {isChecking && !result && 'Checking delivery…'}
        {result && <Alert severity={result.severity}>{result.text}</Alert>}
      </Box>
    </Box>
  );
}
