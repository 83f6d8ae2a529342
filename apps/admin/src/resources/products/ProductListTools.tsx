import AddIcon from '@mui/icons-material/Add';
import GridIcon from '@mui/icons-material/GridView';
import ListIcon from '@mui/icons-material/ViewList';
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Link } from 'react-router-dom';
import { ProductCsvButtons } from './ProductCsvButtons';
import { ProductSort } from './ProductSort';

export type ProductView = 'grid' | 'list';

/** Sort, view and further actions of the list. */
export function ProductListTools({
  view,
  onView,
}: {
  /** Absent where there is room for one view only. */
  view: ProductView | undefined;
  onView: (view: ProductView) => void;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: { md: 'flex-end' },
        py: 1,
        ml: { md: 'auto' },
      }}
    >
      <ProductSort />
      {view && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_event, newView: ProductView | null) => newView && onView(newView)}
        >
          <ToggleButton value="grid" aria-label="Grid view">
            <GridIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="list" aria-label="List view">
            <ListIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <ProductCsvButtons />
      <Button component={Link} to="/admin-dashboard/addproduct" variant="contained" startIcon={<AddIcon />}>
        Add Product
      </Button>
    </Box>
  );
}
