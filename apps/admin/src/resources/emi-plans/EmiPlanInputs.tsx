import { Box } from '@mui/material';
import { BooleanInput, FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import {
  EMI_BANK_MAX,
  EMI_KIND_NAMES,
  EMI_MONTHS_MAX,
  EMI_MONTHS_MIN,
} from '@aabha/contracts/emi/emi.values';
import { DayInput } from '../../components/DayInput';
import { choicesOf } from '../../data/choices-of';
import type { EmiPlanValues } from './emi-plan-form';
import { EmiPlanExample } from './EmiPlanExample';

const COLUMNS = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** What the plan costs and for whom. */
function TermInputs() {
  return (
    <>
      <TextInput
        source="bank"
        label="Bank or lender"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: EMI_BANK_MAX } }}
        fullWidth
        isRequired
      />
      <SelectInput
        source="kind"
        label="Kind"
        choices={choicesOf(EMI_KIND_NAMES)}
        helperText={false}
        fullWidth
        isRequired
      />
      <NumberInput
        source="months"
        label="Months"
        min={EMI_MONTHS_MIN}
        max={EMI_MONTHS_MAX}
        helperText={false}
        fullWidth
        isRequired
      />
      <NumberInput
        source="annual_rate"
        label="Rate a year in percent"
        helperText="What the lender charges; of a no-cost plan, too."
        min={0}
        step={0.01}
        fullWidth
        isRequired
      />
      <NumberInput
        source="minimum"
        label="Minimum in rupees"
        helperText={false}
        min={0}
        fullWidth
        isRequired
      />
      <NumberInput
        source="processing_fee"
        label="Processing fee in rupees"
        helperText="Without GST."
        min={0}
        fullWidth
        isRequired
      />
    </>
  );
}

/** The fields of a plan, with what it costs for a price. */
export function EmiPlanInputs() {
  return (
    <Box sx={COLUMNS}>
      <TermInputs />
      <BooleanInput
        source="no_cost"
        label="No-cost: we take the interest off the price"
        helperText={false}
        sx={{ alignSelf: 'center' }}
      />
      <TextInput
        source="offer_id"
        label="Offer of the payment provider"
        helperText="offer_… from Razorpay. A no-cost plan needs one."
        fullWidth
      />
      <DayInput source="valid_from" label="First day" hint="In India." />
      <DayInput source="valid_to" label="Last day (optional)" hint="Empty: until further notice." />
      <DayInput
        source="checked_on"
        label="Checked on"
        hint="When you last compared it with the lender. Shoppers read it."
      />
      <TextInput
        source="terms_url"
        label="Terms of the lender (optional)"
        helperText="A link that shoppers can open."
        fullWidth
      />
      <Box sx={WHOLE_ROW}>
        <FormDataConsumer<EmiPlanValues>>
          {({ formData }) => <EmiPlanExample values={formData} />}
        </FormDataConsumer>
      </Box>
    </Box>
  );
}
