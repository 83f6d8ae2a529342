import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatCount } from '../../data/number-format';
import { typedUnits, type LineChoice } from './credit-choice';
import type { CreditPreview } from './wholesale-credit';

interface CreditLineFieldsProps {
  line: CreditPreview['left']['lines'][number];
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
}

/** What to credit of one line of a wholesale invoice: units, and whether they are back. */
export function CreditLineFields({ line, choice, onChange }: CreditLineFieldsProps) {
  const units = typedUnits(choice.units, line.quantity);
  const left =
    line.quantity > 0
      ? `${formatRupees(line.goods)} left for ${formatCount(line.quantity, 'television', 'televisions')}`
      : 'All televisions are credited';
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {left}
          </Typography>
        </div>
        {line.quantity > 0 && (
          <TextField
            size="small"
            label="Units"
            value={choice.units}
            onChange={(event) => onChange({ ...choice, units: event.target.value })}
            error={units === null}
            helperText={units === null ? `0 to ${line.quantity}` : undefined}
            autoComplete="off"
            sx={{ width: 104, flexShrink: 0 }}
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 6, 'aria-label': `Units of ${line.name}` },
            }}
          />
        )}
      </Box>
      {(units ?? 0) > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choice.restock}
              onChange={(event) => onChange({ ...choice, restock: event.target.checked })}
            />
          }
          label={`Back, can be sold again: adds ${formatCount(units ?? 0, 'television', 'televisions')} to stock`}
        />
      )}
    </Box>
  );
}
