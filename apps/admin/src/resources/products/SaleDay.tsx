import { SALE_DAY_SLOTS } from '@aabha/contracts/products/prepare-sale.schema';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import type { ProductProvider, WholeProduct } from './products.data';
import { useProductsChanged } from './use-product-saving';

type Slots = (typeof SALE_DAY_SLOTS)[number];

const LABELS: Readonly<Record<Slots, string>> = {
  1: 'Ordinary day',
  16: 'Sale day',
  64: 'Big sale day',
};

/** Prepares a television for many simultaneous buyers (docs/spec/stock.md#sale-days). */
export function SaleDay({ product }: { product: WholeProduct }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  const present = SALE_DAY_SLOTS.find((slots) => slots === product.stockSlots) ?? 1;
  const [selectedSlots, setSelectedSlots] = useState<Slots>(present);
  const prepare = useMutation({
    mutationFn: () => dataProvider.prepareSale({ id: product._id, slots: selectedSlots }),
    onSuccess: async () => {
      notify(selectedSlots === 1 ? 'Back to an ordinary day.' : 'Ready for the sale day.', {
        type: 'success',
      });
      await changed();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Box component="section" aria-labelledby="sale-day" sx={{ mt: 2 }}>
      <Typography id="sale-day" variant="h6" component="h3">
        Prepare for a sale day
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Lets many people buy this television at the same moment. Stock and price stay as they are.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Expected day"
          value={selectedSlots}
          onChange={({ target }) =>
            setSelectedSlots(SALE_DAY_SLOTS.find((slots) => slots === Number(target.value)) ?? 1)
          }
          sx={{ minWidth: 180 }}
        >
          {SALE_DAY_SLOTS.map((slots) => (
            <MenuItem key={slots} value={slots}>
              {LABELS[slots]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={selectedSlots === present || prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          {prepare.isPending ? 'Preparing…' : 'Prepare'}
        </Button>
      </Box>
    </Box>
  );
}
