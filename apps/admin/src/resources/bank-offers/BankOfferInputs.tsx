import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import {
  OFFER_BANK_MAX,
  OFFER_METHOD_NAMES,
  OFFER_NOTE_MAX,
} from '@aabha/contracts/bank-offers/bank-offers.values';
import { DayInput } from '../../components/DayInput';
import { TelevisionsInput } from '../../components/TelevisionsInput';
import { choicesOf } from '../../data/choices-of';
import type { BankOfferValues } from './bank-offer-form';
import { BankOfferExample } from './BankOfferExample';
import { BenefitInputs } from './BenefitInputs';

const COLUMNS = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** Fields that belong together, in two columns below their heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ ...COLUMNS, '& + &': { mt: 2 } }}>
      <Typography variant="subtitle2" component="h3" sx={{ ...WHOLE_ROW, fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Whose offer it is, and where the bank says so. */
function SourceInputs() {
  return (
    <Part title="Where the bank says so">
      <TextInput
        source="terms_url"
        label="Terms of the bank"
        helperText="A link that shoppers can open."
        fullWidth
        isRequired
      />
      <DayInput
        source="checked_on"
        label="Checked on"
        hint="When you last compared it with the bank. Shoppers read it."
      />
      <TextInput
        source="usage_note"
        label="How often (optional)"
        helperText="As the bank says it, such as: Once a card."
        slotProps={{ htmlInput: { maxLength: OFFER_NOTE_MAX } }}
        fullWidth
      />
      <TextInput
        source="offer_id"
        label="Offer of the payment provider"
        helperText="offer_… from Razorpay. An instant discount needs one."
        fullWidth
      />
    </Part>
  );
}

/** The fields of an offer, with what it gives on a price. */
export function BankOfferInputs() {
  return (
    <>
      <Part title="Who pays with what">
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
      </Part>
      <Part title="What it gives">
        <BenefitInputs />
        <Box sx={{ ...WHOLE_ROW, mt: 1 }}>
          <FormDataConsumer<BankOfferValues>>
            {({ formData }) => <BankOfferExample values={formData} />}
          </FormDataConsumer>
        </Box>
      </Part>
      <Part title="When and for what">
        <DayInput source="valid_from" label="First day" hint={false} />
        <DayInput source="valid_to" label="Last day" hint={false} />
        <Box sx={WHOLE_ROW}>
          <TelevisionsInput
            label="Televisions (optional)"
            hint="Without any, it is for all. With some, nothing else may be in the order."
          />
        </Box>
      </Part>
      <SourceInputs />
    </>
  );
}
