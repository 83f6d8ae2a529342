import { Box, MenuItem, TextField } from '@mui/material';
import { PRICE_WAYS, STOCK_WAYS, type BulkValues } from './bulk-change';

interface Ways {
  id: string;
  name: string;
}

interface BulkChangeInputsProps {
  values: BulkValues;
  problems: Partial<Record<'price' | 'discount' | 'stock', string>>;
  onChange: (change: Partial<BulkValues>) => void;
}

function Way<T extends string>({
  label,
  ways,
  value,
  onChange,
}: {
  label: string;
  ways: readonly (Ways & { id: T })[];
  value: T;
  onChange: (way: T) => void;
}) {
  return (
    <TextField select label={label} value={value} onChange={(event) => onChange(event.target.value as T)}>
      {ways.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Amount(props: {
  label: string;
  value: string;
  disabled?: boolean;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={props.label}
      value={props.value}
      disabled={props.disabled ?? false}
      error={props.problem !== undefined}
      helperText={props.problem}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}

/** The fields of a bulk change: MRP, discount, stock. */
export function BulkChangeInputs({ values, problems, onChange }: BulkChangeInputsProps) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
      <Way
        label="MRP"
        ways={PRICE_WAYS}
        value={values.priceBy}
        onChange={(priceBy) => onChange({ priceBy })}
      />
      <Amount
        label={values.priceBy === 'percent' ? 'Percent' : 'Rupees'}
        value={values.price}
        disabled={values.priceBy === 'keep'}
        problem={problems.price}
        onChange={(price) => onChange({ price })}
      />
      <Way
        label="Stock"
        ways={STOCK_WAYS}
        value={values.stockBy}
        onChange={(stockBy) => onChange({ stockBy })}
      />
      <Amount
        label="Units"
        value={values.stock}
        disabled={values.stockBy === 'keep'}
        problem={problems.stock}
        onChange={(stock) => onChange({ stock })}
      />
      <Amount
        label="Discount (%), leave empty to keep"
        value={values.discount}
        problem={problems.discount}
        onChange={(discount) => onChange({ discount })}
      />
    </Box>
  );
}
