import { CardContent, Stack, Typography } from '@mui/material';
import { Show, useDataProvider } from 'react-admin';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { DownloadPdfButton } from '../../components/DownloadPdfButton';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { useWholeRecord } from '../../components/use-whole-record';
import { PatternResults } from './PatternResults';
import { outcomeText, whoAsked, type SelfAuditDetailsRecord } from './self-audit-record';
import type { SelfAuditProvider } from './self-audits.data';

const TEXTS = { success: 'Declaration downloaded', failure: 'Failed to download the declaration' };

function Details() {
  const audit = useWholeRecord<SelfAuditDetailsRecord>('results');
  const dataProvider = useDataProvider<SelfAuditProvider>();
  if (!audit) return null;
  const date = formatDateTime(audit.ended_at ?? audit.requested_at);
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2">{outcomeText(audit)}</Typography>
        {audit.results.length > 0 && (
          <DownloadPdfButton
            name={`declaration of ${date}`}
            read={() => dataProvider.downloadDeclaration(audit.id)}
            texts={TEXTS}
          />
        )}
      </Stack>
      <Facts
        rows={[
          ['Date', date],
          ['Requested by', whoAsked(audit)],
          ['Pages read', audit.checked],
          ['Release', audit.app_version],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 2, maxWidth: '75ch' }}>
        A self-declaration made from automatic checks, not legal advice. Sizes and contrast of buttons were
        measured in a browser when the release was tested.
      </Typography>
      <PatternResults results={audit.results} />
    </CardContent>
  );
}

/** A self-audit with the result of each pattern, and its declaration as a PDF (docs/spec/self-audit.md#screen). */
export function SelfAuditShow() {
  return (
    <Gate resource="self-audit">
      <Show title="Self-audit" actions={false}>
        <Details />
      </Show>
    </Gate>
  );
}
