import { NumberInput, SelectInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CountStockInput } from '@aabha/contracts/stock/stock.schema';
import { COUNT_REASONS, STOCK_REASON_LABELS } from '@aabha/contracts/stock/stock.values';
import { FormDialog } from '../../components/FormDialog';
import { TelevisionInput } from '../../components/TelevisionInput';
import { choicesOf } from '../../data/choices-of';
import { formErrors } from '../../data/form-errors';
import type { StockProvider } from './stock-moves.data';
import { UnitsOnHand } from './UnitsOnHand';

type Typed = Parameters<StockProvider['countStock']>[0];

const choices = choicesOf(STOCK_REASON_LABELS, COUNT_REASONS);

/** Sets the units on hand of a television to those that were counted (docs/spec/stock.md#counts). */
export function CountStockDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const dataProvider = useDataProvider<StockProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: Typed) => {
    const { data } = await dataProvider.countStock({ ...typed, note: typed.note ?? '' });
    const { before, after } = data;
    notify(before === after ? `${after} units, as expected.` : `${before} → ${after} units.`, {
      type: 'success',
    });
    refresh();
  };
  return (
    <FormDialog
      title="Count a television"
      save="Save count"
      saving="Saving..."
      maxWidth="xs"
      values={{ product, reason: 'count' } as Typed}
      validate={formErrors(CountStockInput)}
      onSave={save}
      onClose={onClose}
    >
      <TelevisionInput />
      <NumberInput
        source="counted"
        label="Units counted"
        helperText={<UnitsOnHand />}
        min={0}
        step={1}
        fullWidth
      />
      <SelectInput source="reason" label="Reason" choices={choices} helperText={false} fullWidth />
      <TextInput source="note" label="Note" helperText={false} multiline fullWidth />
    </FormDialog>
  );
}
