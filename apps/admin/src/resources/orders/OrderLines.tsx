import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import type { OrderRecord } from '../../data/order-record';

/** What was ordered, at the prices that were paid. */
export function OrderLines({ order }: { order: OrderRecord }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Items">
      <Table aria-label="Items">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Warranty</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.products.map((line, index) => (
            <TableRow key={`${line.product_id._id} ${index}`}>
              <TableCell>
                {line.product_id.name}
                {line.extended_warranty > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    Extended warranty {warrantyDuration(line.extended_warranty)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">{formatRupees(line.price)}</TableCell>
              <TableCell align="right">{formatRupees(line.warranty_price)}</TableCell>
              <TableCell align="right">{formatRupees(line.line_total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
