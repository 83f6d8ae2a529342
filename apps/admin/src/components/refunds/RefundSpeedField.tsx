import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { whyNotInstant } from '@aabha/contracts/refunds/refund-promise';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { BANKS_SHOW_REFUND_WITHIN } from '@aabha/contracts/settings/promises';

interface RefundSpeedFieldProps {
  /** The provider's code of how it was paid; empty where it is not known. */
  method: string;
  speed: RefundSpeed;
  onChange: (speed: RefundSpeed) => void;
}

/** How fast a refund shall be; instant is disabled, with the reason, where the provider has none. */
export function RefundSpeedField({ method, speed, onChange }: RefundSpeedFieldProps) {
  const hintId = useId();
  const why = whyNotInstant(method);
  return (
    <FormControl>
      <FormLabel>Speed</FormLabel>
      <RadioGroup value={speed} onChange={(event) => onChange(event.target.value as RefundSpeed)}>
        <FormControlLabel
          value="normal"
          control={<Radio size="small" />}
          label={`Normal, ${BANKS_SHOW_REFUND_WITHIN}`}
        />
        <FormControlLabel
          value="instant"
          disabled={why !== ''}
          control={<Radio size="small" slotProps={{ input: { 'aria-describedby': hintId } }} />}
          label="Instant, within minutes"
        />
      </RadioGroup>
      <FormHelperText id={hintId} sx={{ mx: 0 }}>
        {why ||
          'The payment provider charges a fee for it. Where a bank refuses, it is sent as a normal refund.'}
      </FormHelperText>
    </FormControl>
  );
}
