import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PriceBreaksDialog } from './PriceBreaksDialog';

const VIEWS = [
  { value: 'wholesale', label: 'Wholesale products', to: '/admin-dashboard/wholesale' },
  { value: 'all', label: 'All products', to: '/admin-dashboard/wholesale/all-products' },
] as const;

/** Switches between what is sold in quantity and all products (product §2), and lists another one. */
export function WholesaleTools({ view }: { view: (typeof VIEWS)[number]['value'] }) {
  const [adding, setAdding] = useState(false);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ my: 1, flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0 }}
      useFlexGap
    >
      <ToggleButtonGroup size="small" value={view} exclusive aria-label="View" color="primary">
        {VIEWS.map(({ value, label, to }) => (
          <ToggleButton
            key={value}
            value={value}
            component={Link}
            to={to}
            sx={{ py: 0.5, whiteSpace: 'nowrap', textTransform: 'none' }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ whiteSpace: 'nowrap' }}
        onClick={() => setAdding(true)}
      >
        Add wholesale product
      </Button>
      {adding && <PriceBreaksDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
