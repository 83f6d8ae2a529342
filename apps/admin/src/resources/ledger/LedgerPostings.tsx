import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { LedgerTransaction } from '@aabha/contracts/ledger/ledger.schema';
import { ACCOUNTS } from '@aabha/contracts/ledger/ledger.values';

const FIGURE = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The postings of a transaction: its debits, then its credits, each on its side. */
export function LedgerPostings({ postings }: { postings: LedgerTransaction['postings'] }) {
  const sides = postings.toSorted((one, other) => Number(one.debit === 0) - Number(other.debit === 0));
  return (
    <Box
      component="span"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: 2, maxWidth: 520 }}
    >
      {sides.map(({ account, debit, credit }) => (
        <Fragment key={account}>
          <Box component="span" sx={{ pl: debit === 0 ? 2 : 0 }}>
            {ACCOUNTS[account].name}
          </Box>
          <Box component="span" sx={{ ...FIGURE, minWidth: '8ch' }}>
            {debit !== 0 && `${formatRupees(debit)} Dr`}
          </Box>
          <Box component="span" sx={{ ...FIGURE, minWidth: '8ch' }}>
            {credit !== 0 && `${formatRupees(credit)} Cr`}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
