import {
  Alert,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { OrderLedger as Ledger } from '@aabha/contracts/ledger/ledger.schema';
import { LEDGER_KIND_LABELS } from '@aabha/contracts/ledger/ledger.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { useMayOpen } from '../../components/use-may-open';
import { listAddress } from '../../data/list-address';
import { api, toHttpError } from '../../data/trpc';
import type { OrderRecord } from './order-record';

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

const amountText = (amount: number) => (amount === 0 ? '' : formatRupees(amount));

/** Returns where the money of the order is, and what remains of it. */
const sumsOf = (ledger: Ledger): (readonly [string, string])[] => [
  ['Charged', formatRupees(ledger.charged)],
  ['Captured', formatRupees(ledger.captured)],
  ['Refunded', formatRupees(0 - ledger.refunded)],
  ['Fees with GST', formatRupees(0 - ledger.fees)],
  ['Remains', formatRupees(ledger.remains)],
  ['of it settled', formatRupees(ledger.settled)],
  ['of it with the provider', formatRupees(ledger.at_provider)],
  ...(ledger.customer_owes > 0
    ? [['The customer owes', formatRupees(ledger.customer_owes)] as const]
    : ledger.customer_owes < 0
      ? [['The shop owes the customer', formatRupees(0 - ledger.customer_owes)] as const]
      : []),
];

function Entries({ entries }: Pick<Ledger, 'entries'>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Postings of the order">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Entry</TableCell>
            <TableCell align="right">Charged</TableCell>
            <TableCell align="right">Received</TableCell>
            <TableCell align="right">Balance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map(({ _id: id, at, kind, text, charged, received, balance }) => (
            <TableRow key={id}>
              <TableCell sx={{ minWidth: 140 }}>
                {LEDGER_KIND_LABELS[kind]}, {formatDay(at)}
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {amountText(charged)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {amountText(received)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                <strong>{formatRupees(balance)}</strong>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** How the balance of an order came about, by its postings with the running balance (docs/spec/ledger.md#order). */
export function OrderLedger({ order: { _id: orderId, refunds } }: { order: OrderRecord }) {
  const mayOpen = useMayOpen();
  const version = refunds.map(({ _id, status }) => `${_id} ${status}`).join();
  const { data, error, refetch } = useQuery({
    queryKey: ['order-ledger', orderId, version],
    queryFn: () => api.ledger.ofOrder.query({ id: orderId }).then(({ ledger }) => ledger, toHttpError),
    retry: false,
  });
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Could not load the ledger of this order.
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.entries.length === 0)
    return <Typography color="textSecondary">Nothing is posted yet. It takes some seconds.</Typography>;
  return (
    <>
      <Entries entries={data.entries} />
      <Facts rows={sumsOf(data)} />
      {mayOpen('ledger') && (
        <Button component={Link} to={listAddress('ledger', { order_id: orderId })} size="small">
          Open in Ledger
        </Button>
      )}
    </>
  );
}
