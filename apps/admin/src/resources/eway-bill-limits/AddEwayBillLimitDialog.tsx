import { NumberInput, SelectInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { GST_CODES_BY_STATE, stateOfGstCode } from '@aabha/contracts/gst/states';
import { FormDialog } from '../../components/FormDialog';
import { ewayBillLimitOf, validateEwayBillLimitForm, type TypedEwayBillLimit } from './eway-bill-limit-form';
import type { EwayBillLimitProvider } from './eway-bill-limits.data';

const EMPTY: TypedEwayBillLimit = { state_code: '', limit: '', valid_from: '', note: '' };
const STATES = Object.values(GST_CODES_BY_STATE)
  .map((code) => ({ id: code, name: stateOfGstCode(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Adds the limit of a State from a day in India on. */
export function AddEwayBillLimitDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<EwayBillLimitProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const add = async (typed: TypedEwayBillLimit) => {
    await dataProvider.createEwayBillLimit(ewayBillLimitOf(typed));
    notify('The limit is added.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="Add a limit"
      save="Add limit"
      saving="Adding..."
      values={EMPTY}
      validate={validateEwayBillLimitForm}
      onSave={add}
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput source="state_code" label="State" choices={STATES} helperText={false} fullWidth />
      <NumberInput
        source="limit"
        label="Limit in rupees"
        helperText="Goods of a higher value with tax that stay in the State need an e-way bill."
        min={0}
        fullWidth
      />
      <TextInput
        source="valid_from"
        type="date"
        label="From, in India"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
      <TextInput source="note" label="Notification or note" helperText={false} multiline fullWidth />
    </FormDialog>
  );
}
