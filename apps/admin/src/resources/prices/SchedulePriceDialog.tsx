import { Box } from '@mui/material';
import { NumberInput, TextInput, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { FormDialog } from '../../components/FormDialog';
import { TelevisionInput } from '../../components/TelevisionInput';
import { filterOf } from '../../data/list-query';
import type { PriceProvider } from './prices.data';
import { scheduleOf, validateScheduleForm, type TypedSchedule } from './schedule-form';
import { SellingPriceHint } from './SellingPriceHint';

const shrunk = { inputLabel: { shrink: true } };

/** Schedules a price of a television; times are those of India. */
export function SchedulePriceDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<PriceProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { filterValues } = useListContext();
  const product = filterOf({ filter: filterValues }, 'product');
  const values: TypedSchedule = {
    product: typeof product === 'string' ? product : '',
    price: '',
    discount_percentage: '',
    starts_at: '',
    ends_at: '',
  };
  const schedule = async (typed: TypedSchedule) => {
    const { data } = await dataProvider.schedulePrice(scheduleOf(typed));
    if (data.state === 'Proposed')
      notify('The price falls by more than 30%. A second person has to approve it.', { type: 'warning' });
    else notify('The price is scheduled.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="Schedule a price"
      save="Schedule price"
      saving="Scheduling..."
      values={values}
      validate={validateScheduleForm}
      onSave={schedule}
      onClose={onClose}
      maxWidth="xs"
    >
      <TelevisionInput />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NumberInput source="price" label="MRP in rupees" helperText={false} min={0} fullWidth />
        <NumberInput
          source="discount_percentage"
          label="Discount in percent"
          helperText={false}
          min={0}
          max={100}
          step={0.01}
          fullWidth
        />
      </Box>
      <SellingPriceHint />
      <TextInput
        source="starts_at"
        type="datetime-local"
        label="Start, in India"
        helperText={false}
        slotProps={shrunk}
        fullWidth
      />
      <TextInput
        source="ends_at"
        type="datetime-local"
        label="End, if any"
        helperText="The price before comes back at the end, unless somebody changes it meanwhile."
        slotProps={shrunk}
        fullWidth
      />
    </FormDialog>
  );
}
