import AscendingIcon from '@mui/icons-material/ArrowUpward';
import DescendingIcon from '@mui/icons-material/ArrowDownward';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';

/* The API's default: newest first, or relevance of a search. */
const NONE = 'id';
const SORTS = [
  { field: NONE, label: 'Newest' },
  { field: 'price', label: 'Price' },
  { field: 'stock', label: 'Stock' },
  { field: 'name', label: 'Name' },
  { field: 'category', label: 'Category' },
];

/** The four sorts with their direction (docs/spec/products.md#all-products-screen). */
export function ProductSort() {
  const { sort, setSort } = useListContext();
  const known = SORTS.some(({ field }) => field === sort.field);
  const ascending = sort.order === 'ASC';
  const direction = ascending ? 'Ascending' : 'Descending';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <TextField
        select
        label="Sort by"
        value={known ? sort.field : NONE}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        sx={{ minWidth: 150 }}
      >
        {SORTS.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={direction}>
        <span>
          <IconButton
            aria-label={`${direction}, reverse the order`}
            disabled={sort.field === NONE}
            onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
          >
            {ascending ? <AscendingIcon /> : <DescendingIcon />}
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
