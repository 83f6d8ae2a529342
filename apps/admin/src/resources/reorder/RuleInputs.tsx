import { Box } from '@mui/material';
import { NumberInput } from 'react-admin';
import { RULE_DAYS_MAX } from '@aabha/contracts/stock/stock.values';

/** What counts where a field is left empty. */
export interface InheritedRule {
  lead_days: number;
  review_days: number;
  minimum: number;
}

/** The days and the minimum of a rule; an empty field shows what counts instead. */
export function RuleInputs({ inherited }: { inherited: InheritedRule }) {
  const days = { min: 0, max: RULE_DAYS_MAX, step: 1, helperText: false } as const;
  const shown = (value: number) => ({
    inputLabel: { shrink: true },
    htmlInput: { placeholder: String(value) },
  });
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
      <NumberInput
        source="lead_days"
        label="Days until it arrives"
        {...days}
        slotProps={shown(inherited.lead_days)}
      />
      <NumberInput
        source="review_days"
        label="Days between orders"
        {...days}
        slotProps={shown(inherited.review_days)}
      />
      <NumberInput
        source="minimum"
        label="Units at least"
        min={0}
        step={1}
        helperText={false}
        slotProps={shown(inherited.minimum)}
      />
    </Box>
  );
}
