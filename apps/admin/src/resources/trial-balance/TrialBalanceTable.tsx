import {
  Card,
  Link,
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

interface Sides {
  debit: number;
  credit: number;
}

const amountText = (amount: number, side = '') => (amount === 0 ? '' : `${formatRupees(amount)}${side}`);

/** The amounts of a row: a cell for each side, on a phone one with both. */
function SideCells({ of: { debit, credit }, isPhone }: { of: Sides; isPhone: boolean }) {
  const cell = (content: ReactNode) => (
    <TableCell align="right" sx={FIGURE}>
      {content}
    </TableCell>
  );
  if (!isPhone)
    return (
      <>
        {cell(amountText(debit))}
        {cell(amountText(credit))}
      </>
    );
  return cell(
    <>
      {amountText(debit, ' Dr')}
      {debit !== 0 && credit !== 0 && <br />}
      {amountText(credit, ' Cr')}
    </>,
  );
}

/** The balance of each account on its side, and both sums. */
export function TrialBalanceTable({ balance, day }: { balance: TrialBalance; day: string | undefined }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const period = day === undefined ? {} : { period: `..${day}` };
  return (
    <Card>
      <Table size="small" aria-label="Trial balance">
        <TableHead>
          <TableRow>
            <TableCell>Account</TableCell>
            {(isPhone ? ['Balance'] : ['Debit', 'Credit']).map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {balance.accounts.map(({ account, name, type, debit, credit }) => (
            <TableRow key={account}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={listAddress('ledger', { account, ...period })}>
                  {name}
                </Link>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {TYPE_NAMES[type]}
                </Typography>
              </TableCell>
              <SideCells of={{ debit, credit }} isPhone={isPhone} />
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row">
              Sum
            </TableCell>
            <SideCells of={balance} isPhone={isPhone} />
          </TableRow>
        </TableBody>
      </Table>
    </Card>
  );
}
