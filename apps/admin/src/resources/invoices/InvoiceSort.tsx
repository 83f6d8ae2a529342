import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** Newest or oldest first (docs/spec/invoices-and-tax.md#lists). */
export function InvoiceSort() {
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      label="Sort by"
      value={sort.order}
      onChange={(event) =>
        setSort({ field: 'created_at', order: event.target.value === 'ASC' ? 'ASC' : 'DESC' })
      }
      sx={{ minWidth: 160, my: 1 }}
    >
      <MenuItem value="DESC">Newest first</MenuItem>
      <MenuItem value="ASC">Oldest first</MenuItem>
    </TextField>
  );
}
