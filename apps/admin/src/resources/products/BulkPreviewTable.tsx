import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { BulkRow } from './products.data';

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <>{after}</>;
  return (
    <>
      <del>{before}</del> → <strong>{after}</strong>
    </>
  );
}

const percent = (value: number) => `${value}%`;

/** The preview of a bulk change by television, with those that cannot be changed. */
export function BulkPreviewTable({ rows }: { rows: readonly BulkRow[] }) {
  return (
    <Box sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider' }} tabIndex={0}>
      <Table aria-label="Preview">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell align="right">MRP</TableCell>
            <TableCell align="right">Discount</TableCell>
            <TableCell align="right">Selling price</TableCell>
            <TableCell align="right">Stock</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ _id, name, before, after, problem }) => (
            <TableRow key={_id}>
              <TableCell>
                {name}
                {problem !== null && (
                  <Typography variant="body2" color="error">
                    {problem}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                <Change before={formatRupees(before.price)} after={formatRupees(after.price)} />
              </TableCell>
              <TableCell align="right">
                <Change
                  before={percent(before.discount_percentage)}
                  after={percent(after.discount_percentage)}
                />
              </TableCell>
              <TableCell align="right">
                <Change before={formatRupees(before.new_price)} after={formatRupees(after.new_price)} />
              </TableCell>
              <TableCell align="right">
                <Change before={String(before.stock)} after={String(after.stock)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
