import { Typography } from '@mui/material';
import { ArrayInput, DateInput, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';

/** The holidays, one a row; their order does not matter. */
export function HolidayRows() {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        On these days nothing is dispatched or delivered. They do not count in expected delivery dates of new
        orders. Sundays never do.
      </Typography>
      <ArrayInput source="holidays" label={false} helperText={false}>
        <SimpleFormIterator
          inline
          fullWidth
          sx={rowStyles}
          disableReordering
          disableClear
          addButton={<AddRowButton label="Add holiday" />}
        >
          <DateInput source="date" label="Date" helperText={false} />
          <TextInput source="name" label="Name" helperText={false} fullWidth />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
