import {
  Alert,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
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

type Entry = Ledger['entries'][number];

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

const amountText = (amount: number) => (amount === 0 ? '' : formatRupees(amount));

/** Returns where the money of the order is, and what remains of it. */
const sumsOf = (ledger: Ledger): (readonly [string, string])[] => [
  ['Charged', formatRupees(ledger.charged)],
  ['Captured', formatRupees(ledger.captured)],
  ['Refunded', formatRupees(0 - ledger.refunded)],
  ['Fees with GST', formatRupees(0 - ledger.fees)],
  ['Remains', formatRupees(ledger.remains)],
  ['Settled', formatRupees(ledger.settled)],
  ['Still with the provider', formatRupees(ledger.at_provider)],
  ...(ledger.customer_owes > 0
    ? [['The customer owes', formatRupees(ledger.customer_owes)] as const]
    : ledger.customer_owes < 0
      ? [['The shop owes the customer', formatRupees(0 - ledger.customer_owes)] as const]
      : []),
];

function EntryName({ entry: { at, kind, text } }: { entry: Entry }) {
  return (
    <>
      {LEDGER_KIND_LABELS[kind]}, {formatDay(at)}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </>
  );
}

function EntryTable({ entries }: Pick<Ledger, 'entries'>) {
  return (
    <Table size="small" aria-label="Postings of the order">
      <TableHead>
        <TableRow>
          <TableCell>Entry</TableCell>
          <TableCell align="right">Charged</TableCell>
          <TableCell align="right">Received</TableCell>
          <TableCell align="right">Balance</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry._id}>
            <TableCell>
              <EntryName entry={entry} />
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              {amountText(entry.charged)}
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              {amountText(entry.received)}
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              <strong>{formatRupees(entry.balance)}</strong>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The same on a phone: the effect of each entry, and the balance below it. */
function EntryRows({ entries }: Pick<Ledger, 'entries'>) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {entries.map((entry) => (
        <Box key={entry._id} component="li" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <EntryName entry={entry} />
          </Box>
          <Box sx={{ ...FIGURE, textAlign: 'right' }}>
            {entry.charged !== 0 && `Charged ${formatRupees(entry.charged)}`}
            {entry.received !== 0 && `Received ${formatRupees(entry.received)}`}
            <Typography variant="body2">
              Balance <strong>{formatRupees(entry.balance)}</strong>
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How the balance of an order came about, by its postings with the running balance (docs/spec/ledger.md#order). */
export function OrderLedger({ order: { _id: orderId, refunds } }: { order: OrderRecord }) {
  const mayOpen = useMayOpen();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
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
      {isPhone ? <EntryRows entries={data.entries} /> : <EntryTable entries={data.entries} />}
      <Box sx={{ mt: 1.5 }}>
        <Facts rows={sumsOf(data)} />
      </Box>
      {mayOpen('ledger') && (
        <Button component={Link} to={listAddress('ledger', { order_id: orderId })} size="small">
          Open in Ledger
        </Button>
      )}
    </>
  );
}
