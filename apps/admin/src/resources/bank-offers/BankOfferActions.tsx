import EndIcon from '@mui/icons-material/EventBusyOutlined';
import { lazy } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffBankOffer } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { EditRowButton } from '../../components/EditRowButton';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { BankOfferProvider } from './bank-offers.data';

const BankOfferDialog = lazy(() =>
  import('./BankOfferDialog').then((module) => ({ default: module.BankOfferDialog })),
);

/** Edits or ends an offer; nothing for one that was ended. */
export function BankOfferActions({ offer }: { offer: StaffBankOffer }) {
  const dataProvider = useDataProvider<BankOfferProvider>();
  if (offer.ended_at !== null) return null;
  const name = `the offer of ${offer.bank}`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <EditRowButton name={name} dialog={(onClose) => <BankOfferDialog offer={offer} onClose={onClose} />} />
      <RemoveRowButton
        action="End now"
        icon={<EndIcon fontSize="small" />}
        name={name}
        question={{
          title: `End ${name} now?`,
          content:
            'The shop no longer shows it, and new payments do not name it. Payments already started keep it. An offer that was ended cannot be changed any more.',
        }}
        remove={() => dataProvider.endBankOffer({ id: offer._id, updated_at: offer.updated_at })}
        done="The bank offer has ended."
      />
    </span>
  );
}
