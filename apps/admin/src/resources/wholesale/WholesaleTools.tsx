import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const PriceBreaksDialog = lazy(() =>
  import('./PriceBreaksDialog').then((module) => ({ default: module.PriceBreaksDialog })),
);

const VIEWS = {
  wholesale: { label: 'Wholesale products', to: '/admin-dashboard/wholesale' },
  all: { label: 'All products', to: '/admin-dashboard/wholesale/all-products' },
} as const;
type View = keyof typeof VIEWS;

/**
 * Switches between wholesale products and all products (docs/spec/wholesale.md#staff-screens), and lists
 * another one.
 */
export function WholesaleTools({ view }: { view: View }) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ my: 1, flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: { xs: 1, md: 0 } }}
      useFlexGap
    >
      <ToggleButtonGroup
        size="small"
        value={view}
        exclusive
        aria-label="View"
        color="primary"
        onChange={(_event, newView: View | null) => newView && void navigate(VIEWS[newView].to)}
      >
        {Object.entries(VIEWS).map(([value, { label }]) => (
          <ToggleButton
            key={value}
            value={value}
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
      {adding && (
        <Suspense>
          <PriceBreaksDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
