import { Alert, Box, Card, Typography } from '@mui/material';
import type { Gstr1Finding, Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodName } from '@aabha/contracts/gstr1/return-period';
import { ScreenLink } from '../../components/ScreenLink';
import { listAddress } from '../../data/list-address';
import { formatCount, formatNumber } from '../../data/number-format';

const MOST_SHOWN = 50;
const SCREENS = { invoice: 'invoices', 'credit-note': 'credit-notes' } as const;

function Finding({ finding: { text, document } }: { finding: Gstr1Finding }) {
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {document && (
        <>
          <ScreenLink to={listAddress(SCREENS[document.kind], { search: document.number })}>
            {document.number}
          </ScreenLink>
          {': '}
        </>
      )}
      {text}
    </Typography>
  );
}

function Result({ gstr1 }: { gstr1: Gstr1Overview }) {
  const { state, findings, finding_count, sections } = gstr1;
  const documents = sections.reduce((sum, section) => sum + section.documents, 0);
  if (finding_count === 0)
    return (
      <Alert severity="success">
        {state === 'filed'
          ? 'Nothing of this month came after it was filed.'
          : `${formatCount(documents, 'document', 'documents')} checked, no errors.`}
      </Alert>
    );
  const more = finding_count - findings.length;
  return (
    <>
      <Alert severity="error">{formatCount(finding_count, 'error', 'errors')} found.</Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {findings.map((finding, index) => (
          <Finding key={`${finding.document?.number} ${finding.text} ${index}`} finding={finding} />
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">And {formatNumber(more)} more.</Typography>}
    </>
  );
}

/** The documents of filed months that this return has, since they got their numbers later. */
function LateDocuments({ late }: Pick<Gstr1Overview, 'late'>) {
  if (late.length === 0) return null;
  return (
    <>
      <Alert severity="info">
        {formatCount(late.length, 'document', 'documents')} of filed months got a number later and{' '}
        {late.length === 1 ? 'is' : 'are'} in this return, with {late.length === 1 ? 'its' : 'their'} own
        date.
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {late.slice(0, MOST_SHOWN).map(({ period, ...document }) => (
          <Finding
            key={document._id}
            finding={{ document, text: `It is of ${periodName(period)}, which was filed before.` }}
          />
        ))}
      </Box>
      {late.length > MOST_SHOWN && (
        <Typography variant="body2">And {formatNumber(late.length - MOST_SHOWN)} more.</Typography>
      )}
    </>
  );
}

/** What the self-check found, each row with a link to its document. */
export function SelfCheckCard({ gstr1 }: { gstr1: Gstr1Overview }) {
  return (
    <Card component="section" aria-labelledby="self-check" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="self-check" component="h2" variant="h6">
        Self-check
      </Typography>
      <Result gstr1={gstr1} />
      <LateDocuments late={gstr1.late} />
    </Card>
  );
}
