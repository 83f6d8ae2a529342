import {
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { TrialBalance } from '@aabha/contracts/ledger/ledger.schema';
import type { AccountType } from '@aabha/contracts/ledger/ledger.values';
import { listAddress } from '../../data/list-address';

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const TYPE_NAMES: Readonly<Record<AccountType, string>> = {
  asset: 'Asset',
  liability: 'Liability',
  income: 'Income',
  expense: 'Expense',
};

const amountText = (amount: number) => (amount === 0 ? '' : formatRupees(amount));

/** The balance of each account on its side, and both sums. */
export function TrialBalanceTable({ balance, day }: { balance: TrialBalance; day: string | undefined }) {
  const period = day === undefined ? {} : { period: `..${day}` };
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label="Balances">
      <Table size="small" aria-label="Trial balance">
        <TableHead>
          <TableRow>
            <TableCell>Account</TableCell>
            <TableCell align="right">Debit</TableCell>
            <TableCell align="right">Credit</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {balance.accounts.map(({ account, name, type, debit, credit }) => (
            <TableRow key={account}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={listAddress('ledger', { account, ...period })}>
                  {name}
                </Link>
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  {TYPE_NAMES[type]}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {amountText(debit)}
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {amountText(credit)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              <strong>Sum</strong>
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              <strong>{formatRupees(balance.debit)}</strong>
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              <strong>{formatRupees(balance.credit)}</strong>
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
