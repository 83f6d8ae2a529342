import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffBankOffer } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import {
  newOffer,
  OFFER_CONFLICT_FIELDS,
  offerFormErrors,
  offerInput,
  offerValues,
  type BankOfferValues,
} from './bank-offer-form';
import type { BankOfferProvider } from './bank-offers.data';
import { BankOfferInputs } from './BankOfferInputs';

interface BankOfferDialogProps {
  /** The offer that is edited; left out for a new one. */
  offer?: StaffBankOffer;
  onClose: () => void;
}

/** Adds a bank offer, or edits one (docs/spec/bank-offers.md#staff-screen). */
export function BankOfferDialog({ offer, onClose }: BankOfferDialogProps) {
  const dataProvider = useDataProvider<BankOfferProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [values] = useState(() => (offer ? offerValues(offer) : newOffer(new Date())));
  const save = async (typed: BankOfferValues, updated_at: string | undefined) => {
    const fields = offerInput(typed);
    await (offer
      ? dataProvider.updateBankOffer({ ...fields, id: offer._id, updated_at })
      : dataProvider.createBankOffer(fields));
    notify('The bank offer is saved.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={offer ? `Edit the offer of ${offer.bank}` : 'Add a bank offer'}
      save="Save offer"
      saving="Saving..."
      values={values}
      validate={offerFormErrors}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
      {...(offer && {
        edit: {
          updatedAt: offer.updated_at,
          record: { resource: 'bank-offers', record: offer._id },
          fields: OFFER_CONFLICT_FIELDS,
          valuesOf: (current: StaffBankOffer) => offerValues(current),
        },
      })}
    >
      <BankOfferInputs />
    </FormDialog>
  );
}
