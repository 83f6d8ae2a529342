import {
  Alert,
  Box,
  LinearProgress,
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
import type { OrderRecord } from './order-record';
import { useOrderMoney, type OrderMoney } from './use-order-money';

type Tax = NonNullable<OrderMoney['tax']>;

/** Returns the sums of the taxes, those that there are. */
const sumsOf = (tax: Tax): (readonly [string, number])[] =>
  (
    [
      ['Taxable value', tax.taxable],
      ['CGST', tax.cgst],
      [tax.state_tax, tax.sgst],
      ['IGST', tax.igst],
      ['Round-off', tax.round_off],
    ] as const
  ).filter(([, amount]) => amount !== 0);

function TaxTable({ tax }: { tax: Tax }) {
  return (
    <Table aria-label="Taxes">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell align="right">Taxable</TableCell>
          <TableCell align="right">Tax</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tax.lines.map(({ description, hsn, ratePercent, taxable, tax: amount }, index) => (
          <TableRow key={`${description} ${index}`}>
            <TableCell>
              {description}
              <Typography variant="body2" color="textSecondary">
                HSN {hsn}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {ratePercent}%
            </TableCell>
            <TableCell align="right">{formatRupees(taxable)}</TableCell>
            <TableCell align="right">{formatRupees(amount)}</TableCell>
          </TableRow>
        ))}
        {sumsOf(tax).map(([label, amount]) => (
          <TableRow key={label}>
            <TableCell colSpan={3}>{label}</TableCell>
            <TableCell align="right">{formatRupees(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** An amount with its label beside it. */
function Row({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** The same as the table, one below the other, for a phone. */
function TaxStack({ tax }: { tax: Tax }) {
  return (
    <Box role="group" aria-label="Taxes" sx={{ display: 'grid', gap: 1.5 }}>
      {tax.lines.map(({ description, hsn, ratePercent, taxable, tax: amount }, index) => (
        <Box key={`${description} ${index}`}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            <Row label="HSN">{hsn}</Row>
            <Row label="Rate">{`${ratePercent}%`}</Row>
            <Row label="Taxable">{formatRupees(taxable)}</Row>
            <Row label="Tax">{formatRupees(amount)}</Row>
          </Box>
        </Box>
      ))}
      <Box component="dl" sx={{ m: 0, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        {sumsOf(tax).map(([label, amount]) => (
          <Row key={label} label={label}>
            {formatRupees(amount)}
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** How the invoice of an order is taxed, line by line. */
export function TaxSplit({ order }: { order: OrderRecord }) {
  const { money, error } = useOrderMoney(order);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!money) return <LinearProgress aria-label="Loading" />;
  if (!money.tax) return <Typography variant="body2">There is no invoice yet.</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Place of supply: {money.tax.place_of_supply}
      </Typography>
      {isPhone ? (
        <TaxStack tax={money.tax} />
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Taxes by item">
          <TaxTable tax={money.tax} />
        </Box>
      )}
    </>
  );
}
