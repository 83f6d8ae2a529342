import { Chip } from '@mui/material';
import { stockLabel } from '@aabha/contracts/products/products.rules';

const COLOUR = { 'Out of Stock': 'error', 'Low Stock': 'warning', 'In Stock': 'success' } as const;

/** The staff's label of what is on hand (docs/spec/products.md#stock-labels): a colour, and always the words. */
export function StockChip({ onHand }: { onHand: number }) {
  const label = stockLabel(onHand);
  return (
    <Chip size="small" variant="outlined" color={COLOUR[label]} label={label} sx={{ fontWeight: 600 }} />
  );
}
