import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { NumberInput, SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { OFFER_BENEFIT_NAMES } from '@aabha/contracts/bank-offers/bank-offers.values';
import { choicesOf } from '../../data/choices-of';
import { FIRST_PERCENT, type BankOfferValues } from './bank-offer-form';

/** A percentage with its maximum, or an amount: what is not chosen is emptied. */
function GivenInputs() {
  const { getValues, setValue } = useFormContext<BankOfferValues>();
  const [isFixed, setFixed] = useState(() => (getValues('amount') ?? '') !== '');
  const choose = (fixed: boolean) => {
    setFixed(fixed);
    const set = (field: 'percent' | 'maximum' | 'amount', value: number | string) =>
      setValue(field, value, { shouldDirty: true });
    set('percent', fixed ? '' : FIRST_PERCENT);
    set('maximum', '');
    set('amount', '');
  };
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="How much it gives"
          value={isFixed ? 'fixed' : 'percent'}
          onChange={(_event, kind: 'fixed' | 'percent' | null) => kind && choose(kind === 'fixed')}
        >
          <ToggleButton value="percent">Percentage</ToggleButton>
          <ToggleButton value="fixed">Fixed amount</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isFixed ? (
        <NumberInput source="amount" label="Fixed amount in rupees" helperText={false} min={0} fullWidth />
      ) : (
        <>
          <NumberInput source="percent" label="Percent" helperText={false} min={0} step={0.01} fullWidth />
          <NumberInput
            source="maximum"
            label="Maximum in rupees (optional)"
            helperText={false}
            min={0}
            fullWidth
          />
        </>
      )}
    </>
  );
}

/** What the bank gives, and from which amount on. */
export function BenefitInputs() {
  return (
    <>
      <SelectInput
        source="benefit"
        label="Benefit"
        choices={choicesOf(OFFER_BENEFIT_NAMES)}
        helperText="Cashback comes from the bank later; the shop does not pay it."
        fullWidth
        isRequired
      />
      <NumberInput
        source="minimum"
        label="Minimum in rupees"
        helperText="What has to be paid at least."
        min={0}
        fullWidth
        isRequired
      />
      <GivenInputs />
    </>
  );
}
