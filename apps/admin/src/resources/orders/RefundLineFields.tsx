import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { formatCount } from '../../data/number-format';
import type { RefundPreview } from '../../data/order-refund';
import { QuantityStepper } from './QuantityStepper';
import { GOODS, isWarrantyOpen, type Goods, type LineChoice } from './refund-choice';

interface RefundLineFieldsProps {
  line: RefundPreview['left']['lines'][number];
  left: RefundPreview['left'];
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
}

/** The warranty of a line: it goes with the last unit, and alone only in its time. */
function WarrantyField({ line, left, choice, onChange }: RefundLineFieldsProps) {
  if (line.warranty === 0) return null;
  const isLast = choice.quantity > 0 && choice.quantity === line.quantity;
  const isOpen = isWarrantyOpen(left, new Date());
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={isLast || choice.warranty}
            disabled={isLast || !isOpen}
            onChange={(event) => onChange({ ...choice, warranty: event.target.checked })}
          />
        }
        label={`Extended warranty, ${formatRupees(line.warranty)}`}
      />
      {isLast && <FormHelperText sx={{ mt: -0.5, ml: 4 }}>Goes with the last television.</FormHelperText>}
      {!isLast && !isOpen && (
        <FormHelperText sx={{ mt: -0.5, ml: 4 }}>
          Alone it could be refunded until {formatDay(left.warranty_until)}.
        </FormHelperText>
      )}
    </div>
  );
}

function GoodsField({ choice, onChange }: Pick<RefundLineFieldsProps, 'choice' | 'onChange'>) {
  const televisions = formatCount(choice.quantity, 'television', 'televisions');
  return (
    <TextField
      select
      size="small"
      label="Where are the goods?"
      value={choice.goods}
      onChange={(event) => onChange({ ...choice, goods: event.target.value as Goods })}
      helperText={
        choice.goods === 'sellable'
          ? `Adds ${televisions} to stock.`
          : `${televisions} ${choice.quantity === 1 ? 'stays' : 'stay'} out of stock.`
      }
      fullWidth
    >
      {Object.entries(GOODS).map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What to refund of one line of an order: units, where their goods are, and the warranty. */
export function RefundLineFields(props: RefundLineFieldsProps) {
  const { line, left, choice, onChange } = props;
  const setQuantity = (quantity: number) =>
    onChange({ ...choice, quantity, warranty: choice.warranty && quantity < line.quantity });
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {line.quantity > 0
              ? `${formatRupees(line.goods)} left for ${formatCount(line.quantity, 'television', 'televisions')}`
              : 'All televisions are refunded'}
          </Typography>
        </div>
        {line.quantity > 0 && (
          <QuantityStepper
            label={line.name}
            value={choice.quantity}
            max={line.quantity}
            onChange={setQuantity}
          />
        )}
      </Box>
      <WarrantyField {...props} />
      {choice.quantity > 0 && left.can_restock && <GoodsField choice={choice} onChange={onChange} />}
    </Box>
  );
}
