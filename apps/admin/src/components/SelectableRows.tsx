import { Box, List } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleListLoading, WithListContext, type RaRecord } from 'react-admin';
import { SelectPage } from './SelectRow';

interface SelectableRowsProps<Row extends RaRecord> {
  /** Renders a record, with a key and a `SelectRow`. */
  renderRow: (record: Row) => ReactNode;
  empty: ReactNode;
}

/** On phones: one record a row, with a checkbox above that selects the page. */
export function SelectableRows<Row extends RaRecord>({ renderRow, empty }: SelectableRowsProps<Row>) {
  return (
    <WithListContext<Row>
      loading={<SimpleListLoading hasSecondaryText hasTertiaryText />}
      empty={empty}
      render={({ data = [] }) => (
        <>
          <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, pl: 1, pt: 1 }}>
            <SelectPage />
            Select this page
          </Box>
          <List>{data.map((record) => renderRow(record))}</List>
        </>
      )}
    />
  );
}
