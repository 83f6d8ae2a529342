import { Box, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { taxText } from '../../data/tax-text';
import type { CreditPreview } from './wholesale-credit';

type Credit = NonNullable<CreditPreview['credit']>;

/** A credit note before it is issued: amount, taxes, and what is left of the invoice afterwards. */
export function CreditSummary({ credit, email }: { credit: Credit; email: string }) {
  return (
    <Box
      component="section"
      aria-label="This credit note"
      sx={{ p: 2, borderRadius: 2, bgcolor: 'action.hover', display: 'grid', gap: 0.75 }}
    >
      <Typography sx={{ fontWeight: 700 }}>Credit note of {formatRupees(credit.amount)}</Typography>
      <Typography variant="body2">
        {credit.commercial
          ? 'Commercial, without GST: 30 November of the financial year after the sale has passed, so the tax is not reduced.'
          : `${taxText(credit)}.`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        It is emailed to {email}. The shop does not send the money: return it the way the buyer paid.{' '}
        {credit.creditable_after > 0
          ? `${formatRupees(credit.creditable_after)} of the invoice is left after this.`
          : 'Nothing is left of the invoice after this.'}
      </Typography>
    </Box>
  );
}
