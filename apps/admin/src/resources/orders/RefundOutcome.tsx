import { Alert, Box, Typography } from '@mui/material';
import { AskAccountant } from '../../components/AskAccountant';
import { RefundSummary } from '../../components/refunds/RefundSummary';
import type { RefundPreview } from '../../data/order-refund';

const ON_REFUNDS =
  'Is a credit note right for an order that is cancelled before dispatch, too? The shop issues one, and credits delivery and warranty as a part of the goods, at their rate.';

interface RefundOutcomeProps {
  /** Null while nothing is chosen, and where the choice is refused. */
  refund: RefundPreview['refund'];
  /** Why the choice cannot be refunded; empty where it can. */
  refusal: string;
}

/** What a choice refunds with its taxes and its credit note, why it is refused, or that nothing is chosen yet. */
export function RefundOutcome({ refund, refusal }: RefundOutcomeProps) {
  if (refusal !== '') return <Alert severity="warning">{refusal}</Alert>;
  if (!refund)
    return (
      <Box sx={{ p: 2, borderRadius: 2, border: 1, borderStyle: 'dashed', borderColor: 'divider' }}>
        <Typography variant="body2" color="textSecondary">
          Choose what to refund. The amount, its taxes and the credit note are shown here.
        </Typography>
      </Box>
    );
  return (
    <>
      <RefundSummary refund={refund} />
      {refund.credit_note && <AskAccountant question={ON_REFUNDS} />}
    </>
  );
}
