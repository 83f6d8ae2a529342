import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { LedgerTransaction } from '@aabha/contracts/ledger/ledger.schema';
import { ACCOUNTS } from '@aabha/contracts/ledger/ledger.values';

const FIGURE = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/** Credits stand in a column of their own, on a phone below the debits. */
const COLUMNS = { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 14ch 14ch' };

/** The postings of a transaction: its debits, then its credits, each on its side. */
export function LedgerPostings({ postings }: { postings: LedgerTransaction['postings'] }) {
  const sides = postings.toSorted((one, other) => Number(one.debit === 0) - Number(other.debit === 0));
  return (
    <Box component="span" sx={{ display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 1, maxWidth: 560 }}>
      {sides.map(({ account, debit, credit }) => (
        <Fragment key={account}>
          <Box component="span" sx={{ gridColumn: 1, pl: debit === 0 ? 2 : 0 }}>
            {ACCOUNTS[account].name}
          </Box>
          <Box component="span" sx={{ ...FIGURE, gridColumn: { xs: 2, md: debit === 0 ? 3 : 2 } }}>
            {debit === 0 ? `${formatRupees(credit)} Cr` : `${formatRupees(debit)} Dr`}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
