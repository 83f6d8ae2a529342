import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import type { LineUnits } from '@aabha/contracts/shipments/shipments.rules';
import { ScreenLink } from '../../components/ScreenLink';
import { useMayOpen } from '../../components/use-may-open';
import type { OrderRecord } from './order-record';
import { unitsOf, unitTexts } from './order-units';

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

const COLOUR = { toPack: 'warning', packed: 'secondary', shipped: 'info', delivered: 'success' } as const;

/** Where the units of a line are. */
function Units({ units }: { units: LineUnits | undefined }) {
  if (!units) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
      {unitTexts(units).map(([step, text]) => (
        <Chip key={step} size="small" variant="outlined" color={COLOUR[step]} label={text} />
      ))}
    </Box>
  );
}

/** The picture of a television, its name as a link for those who may edit it, and more about it. */
function Television({ line, children }: { line: Line; children: ReactNode }) {
  const mayOpen = useMayOpen();
  const { _id: id, name, image } = line.product_id;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {image[0] && (
        <Box
          component="img"
          src={image[0]}
          alt=""
          sx={{
            width: 64,
            height: 48,
            objectFit: 'contain',
            bgcolor: '#fff',
            borderRadius: 1,
            flexShrink: 0,
          }}
        />
      )}
      <div>
        {mayOpen('edit-product') ? (
          <ScreenLink to={`/admin-dashboard/edit-product/${id}`} sx={{ fontWeight: 600 }}>
            {name}
          </ScreenLink>
        ) : (
          name
        )}
        <Warranty line={line} />
        <Refunded line={line} />
        {children}
      </div>
    </Box>
  );
}

interface LinesProps {
  lines: readonly Line[];
  units: readonly LineUnits[];
}

const unitsAt = (units: readonly LineUnits[], { position }: Line) =>
  units.find((one) => one.position === position);

function LineTable({ lines, units }: LinesProps) {
  return (
    <Table aria-label="Items">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => (
          <TableRow key={`${line.product_id._id} ${index}`}>
            <TableCell>
              <Television line={line}>
                <Units units={unitsAt(units, line)} />
              </Television>
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <TableCell align="right">
              {formatRupees(line.price)}
              {line.warranty_price > 0 && (
                <Typography variant="body2" color="textSecondary">
                  + {formatRupees(line.warranty_price)} warranty
                </Typography>
              )}
            </TableCell>
            <TableCell align="right">{formatRupees(line.line_total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** On phones: one item below the other, with the breakdown of its total. */
function LineRows({ lines, units }: LinesProps) {
  return (
    <Box component="ul" aria-label="Items" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, index) => (
        <Box
          component="li"
          key={`${line.product_id._id} ${index}`}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Television line={line}>
            <Units units={unitsAt(units, line)} />
          </Television>
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

/** The items of an order at the prices paid, with where their units are. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const shown = { lines: order.products, units: unitsOf(order) };
  return isPhone ? <LineRows {...shown} /> : <LineTable {...shown} />;
}
