import { Box } from '@mui/material';
import { FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import {
  OFFER_BANK_MAX,
  OFFER_BENEFIT_NAMES,
  OFFER_METHOD_NAMES,
  OFFER_NOTE_MAX,
} from '@aabha/contracts/bank-offers/bank-offers.values';
import { DayInput } from '../../components/DayInput';
import { TelevisionsInput } from '../../components/TelevisionsInput';
import { choicesOf } from '../../data/choices-of';
import type { BankOfferValues } from './bank-offer-form';
import { BankOfferExample } from './BankOfferExample';

const COLUMNS = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** What is paid with what, and what the bank gives for it. */
function TermInputs() {
  return (
    <>
      <TextInput
        source="bank"
        label="Bank"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: OFFER_BANK_MAX } }}
        fullWidth
        isRequired
      />
      <SelectInput
        source="method"
        label="Paid with"
        choices={choicesOf(OFFER_METHOD_NAMES)}
        helperText={false}
        fullWidth
        isRequired
      />
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
      <NumberInput
        source="percent"
        label="Percent"
        helperText="Or a fixed amount."
        min={0}
        step={0.01}
        fullWidth
      />
      <NumberInput
        source="maximum"
        label="Maximum in rupees (optional)"
        helperText="The most that the percentage gives."
        min={0}
        fullWidth
      />
      <NumberInput
        source="amount"
        label="Fixed amount in rupees"
        helperText="Instead of a percentage."
        min={0}
        fullWidth
      />
    </>
  );
}

/** The fields of an offer, with what it gives on a price. */
export function BankOfferInputs() {
  return (
    <Box sx={COLUMNS}>
      <TermInputs />
      <TextInput
        source="offer_id"
        label="Offer of the payment provider"
        helperText="offer_… from Razorpay. An instant discount needs one."
        fullWidth
      />
      <DayInput source="valid_from" label="First day" hint="In India." />
      <DayInput source="valid_to" label="Last day" hint="In India. Shoppers read it." />
      <TextInput
        source="usage_note"
        label="How often (optional)"
        helperText="As the bank says it, such as: Once a card."
        slotProps={{ htmlInput: { maxLength: OFFER_NOTE_MAX } }}
        fullWidth
      />
      <DayInput
        source="checked_on"
        label="Checked on"
        hint="When you last compared it with the bank. Shoppers read it."
      />
      <Box sx={WHOLE_ROW}>
        <TextInput
          source="terms_url"
          label="Terms of the bank"
          helperText="A link that shoppers can open."
          fullWidth
          isRequired
        />
        <TelevisionsInput
          label="Televisions (optional)"
          hint="Without any, it is for all. With some, nothing else may be in the order."
        />
        <FormDataConsumer<BankOfferValues>>
          {({ formData }) => <BankOfferExample values={formData} />}
        </FormDataConsumer>
      </Box>
    </Box>
  );
}
