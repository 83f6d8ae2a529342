import {
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { SettlementLine } from '@aabha/contracts/settlements/settlements.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { OrderLinkField } from '../orders/OrderLinkField';
import { LINE_KIND_LABELS, LINE_STATE_LABELS } from './settlement-record';

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const COLOURS = { matched: 'success', differs: 'warning', unknown: 'error' } as const;

function State({ line: { state, ours } }: { line: SettlementLine }) {
  return (
    <>
      <Chip size="small" variant="outlined" color={COLOURS[state]} label={LINE_STATE_LABELS[state]} />
      {state === 'differs' && ours !== null && (
        <Typography variant="body2" color="textSecondary">
          {formatRupees(ours)} in the shop
        </Typography>
      )}
    </>
  );
}

/** Lines of a settlement with the order of each. */
export function SettlementLineTable({ lines }: { lines: readonly SettlementLine[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Lines of the settlement">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>Order</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell align="right">Fee</TableCell>
            <TableCell align="right">GST on fee</TableCell>
            <TableCell align="right">Net</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line._id}>
              <TableCell sx={{ minWidth: 180 }}>
                {LINE_KIND_LABELS[line.kind]}, {formatDateTime(line.at)}
                <Typography
                  variant="body2"
                  color="textSecondary"
                  translate="no"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {line.provider_id}
                </Typography>
                {line.offer_discount > 0 && (
                  <Typography variant="body2">
                    {formatRupees(line.offer_discount)} taken off by a bank or EMI offer
                  </Typography>
                )}
                {line.description && <Typography variant="body2">{line.description}</Typography>}
              </TableCell>
              <TableCell>
                <OrderLinkField orderId={line.order_id} />
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {formatRupees(line.amount)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {formatRupees(line.fee)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {formatRupees(line.tax)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                <strong>{formatRupees(line.net)}</strong>
              </TableCell>
              <TableCell>
                <State line={line} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
