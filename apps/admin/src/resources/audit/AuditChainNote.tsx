import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AuditChain } from '@aabha/contracts/audit/audit-chain.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import { useCopy } from '../../components/use-copy';
import { formatCount, formatNumber } from '../../data/number-format';
import type { AuditProvider } from './audit.data';

function CopyHash({ sealed, chain_hash }: AuditChain) {
  const copy = useCopy({
    copied: 'Copied. Paste it where nobody can change it.',
    failed: 'Your browser did not allow copying.',
  });
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
      startIcon={<ContentCopyIcon fontSize="small" />}
      onClick={() => void copy(`${sealed}:${chain_hash}`)}
    >
      Copy the chain hash
    </Button>
  );
}

/** Returns how far the log is sealed, and what the last nightly check found, in a sentence each. */
function sentences({ sealed, waiting, anchor }: AuditChain): string {
  const isSealed =
    sealed === 0
      ? 'No entry is in the hash chain yet.'
      : waiting === 0
        ? `All entries are in the hash chain, ${formatCount(sealed, 'seal', 'seals')}.`
        : `${formatCount(sealed, 'seal', 'seals')} in the hash chain, ${formatNumber(waiting)} to come.`;
  if (!anchor) return `${isSealed} The first nightly check comes after midnight in India.`;
  const day = formatDay(anchor.day);
  return anchor.finding_count === 0
    ? `${isSealed} The check after ${day} found nothing changed.`
    : `${isSealed} The check after ${day} found ${formatCount(anchor.finding_count, 'change', 'changes')} that the shop did not make:`;
}

/** How far the log is sealed, and what the last check of it found (docs/spec/audit.md#hash-chain). */
export function AuditChainNote() {
  const dataProvider = useDataProvider<AuditProvider>();
  const { data } = useQuery({
    queryKey: ['audit-log', 'chain'],
    queryFn: () => dataProvider.getAuditChain().then((result) => result.data),
  });
  if (!data) return null;
  const findings = data.anchor?.findings ?? [];
  return (
    <Alert
      severity={findings.length > 0 ? 'error' : 'success'}
      /* On a phone the button is below the text. */
      sx={{
        mx: 2,
        mt: { xs: 2, sm: 1 },
        mb: 2,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 220px' },
      }}
      action={data.chain_hash ? <CopyHash {...data} /> : null}
    >
      {sentences(data)}
      {findings.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {findings.map(({ serial, entry, detail }) => (
            <li key={`${serial} ${entry} ${detail}`}>
              {serial === null ? `Entry ${entry}` : `No. ${formatNumber(serial)}`}: {detail}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
