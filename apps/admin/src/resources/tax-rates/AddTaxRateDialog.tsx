import { NumberInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { DayInput } from '../../components/DayInput';
import { FormDialog } from '../../components/FormDialog';
import { taxRateOf, validateTaxRateForm, type TypedTaxRate } from './tax-rate-form';
import type { TaxRateProvider } from './tax-rates.data';

const EMPTY: TypedTaxRate = { hsn: '8528', rate_percent: '', valid_from: '', notification: '' };

/** Adds a tax rate from a day in India on. */
export function AddTaxRateDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<TaxRateProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const add = async (typed: TypedTaxRate) => {
    await dataProvider.createTaxRate(taxRateOf(typed));
    notify('The tax rate is added.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="Add a tax rate"
      save="Add rate"
      saving="Adding..."
      values={EMPTY}
      validate={validateTaxRateForm}
      onSave={add}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        source="hsn"
        label="HSN code"
        helperText="For all goods whose code begins so: 8528 for televisions. Empty: all other goods."
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        fullWidth
      />
      <NumberInput
        source="rate_percent"
        label="Rate in percent"
        helperText={false}
        min={0}
        max={99.99}
        step={0.01}
        fullWidth
      />
      <DayInput
        source="valid_from"
        label="From, in India"
        hint="Invoices of this day and later have the rate. Once it has begun, it stays."
      />
      <TextInput
        source="notification"
        label="Notification"
        helperText="For example: Notification 9/2025-Central Tax (Rate), 17 September 2025"
        multiline
        fullWidth
      />
    </FormDialog>
  );
}
