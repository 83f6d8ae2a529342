import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ShowBase, useRecordContext, Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { BankField } from './BankField';
import { MatchField } from './MatchField';
import type { SettlementRecord } from './settlement-record';
import { SettlementLines } from './SettlementLines';

function Details() {
  const settlement = useRecordContext<SettlementRecord>();
  if (!settlement) return null;
  const { id, utr, provider_id: providerId, status, settled_at: at, bank_by: by } = settlement;
  return (
    <Stack spacing={2}>
      <Box>
        <Button component={Link} to="/admin-dashboard/settlements" startIcon={<ArrowBackIcon />} size="small">
          All settlements
        </Button>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{formatRupees(settlement.net)}</Typography>
        <MatchField settlement={settlement} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        <CardSection title="Transfer">
          <Facts
            rows={[
              ['Date', formatDateTime(at)],
              ['UTR', utr || 'None yet'],
              ['Status', status],
              ['Provider’s id', providerId],
            ]}
          />
        </CardSection>
        <CardSection title="Sums">
          <Facts
            rows={[
              ['Payments', formatRupees(settlement.gross)],
              ['Refunds', formatRupees(settlement.refunds)],
              ['Adjustments', formatRupees(settlement.adjustments)],
              ['Fees', formatRupees(-settlement.fees)],
              ['GST on fees', formatRupees(-settlement.tax)],
              ['Transferred', <strong key="net">{formatRupees(settlement.net)}</strong>],
            ]}
          />
        </CardSection>
        <CardSection title="Seen in the bank">
          {settlement.bank_state === 'missing' && <Typography variant="body2">Not seen yet</Typography>}
          <BankField settlement={settlement} />
          {by !== null && (
            <Typography variant="body2" color="textSecondary">
              Entered by {by}
            </Typography>
          )}
        </CardSection>
      </Box>
      <CardSection title="Lines">
        <SettlementLines id={id} />
      </CardSection>
    </Stack>
  );
}

/** A settlement with its sums, its lines, and what the bank shows (docs/spec/settlements.md#screens). */
export function SettlementShow() {
  return (
    <Gate resource="settlements">
      <Title title="Settlement" />
      <ShowBase>
        <Details />
      </ShowBase>
    </Gate>
  );
}
