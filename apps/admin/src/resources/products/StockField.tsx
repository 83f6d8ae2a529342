import { Chip } from '@mui/material';
import { stockLabel } from '@aabha/contracts/products/products.rules';

const COLOUR = { 'Out of Stock': 'error', 'Low Stock': 'warning', 'In Stock': 'success' } as const;

/** The staff label of the stock (docs/spec/products.md#stock-labels) in colour and as text. */
export function StockField({ onHand }: { onHand: number }) {
  const label = stockLabel(onHand);
  return (
    <Chip size="small" variant="outlined" color={COLOUR[label]} label={label} sx={{ fontWeight: 600 }} />
  );
}
