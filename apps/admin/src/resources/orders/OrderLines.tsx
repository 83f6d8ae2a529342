import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import type { OrderRecord } from './order-record';

type Line = OrderRecord['products'][number];

function Warranty({ line }: { line: Line }) {
  if (line.extended_warranty === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Extended warranty {warrantyDuration(line.extended_warranty)}
    </Typography>
  );
}

/** How many of a line's units were refunded, so that nobody packs them. */
function Refunded({ line }: { line: Line }) {
  if (line.refunded_quantity === 0) return null;
  return (
    <Typography variant="body2" color="error">
      {line.refunded_quantity === line.quantity ? 'Refunded' : `${line.refunded_quantity} refunded`}
    </Typography>
  );
}

function LineTable({ lines }: { lines: readonly Line[] }) {
  return (
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
        {lines.map((line, index) => (
          <TableRow key={`${line.product_id._id} ${index}`}>
            <TableCell>
              {line.product_id.name}
              <Warranty line={line} />
              <Refunded line={line} />
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <TableCell align="right">{formatRupees(line.price)}</TableCell>
            <TableCell align="right">{formatRupees(line.warranty_price)}</TableCell>
            <TableCell align="right">{formatRupees(line.line_total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** On phones: one item below the other, with the breakdown of its total. */
function LineRows({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" aria-label="Items" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, index) => (
        <Box
          component="li"
          key={`${line.product_id._id} ${index}`}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography>{line.product_id.name}</Typography>
          <Warranty line={line} />
          <Refunded line={line} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {line.quantity} × {formatRupees(line.price)}
              {line.warranty_price > 0 && ` + ${formatRupees(line.warranty_price)} warranty`}
            </Typography>
            <Typography variant="body2">{formatRupees(line.line_total)}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The items of an order at the prices paid. */
export function OrderLines({ order: { products } }: { order: OrderRecord }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone ? <LineRows lines={products} /> : <LineTable lines={products} />;
}
