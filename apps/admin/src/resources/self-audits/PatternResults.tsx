import { Box, Chip, Link, Typography } from '@mui/material';
import { PATTERN_TEXTS } from '@aabha/contracts/self-audit/pattern-texts';
import type { PatternResult, SelfAuditFinding } from '@aabha/contracts/self-audit/self-audit.schema';
import { useShopSettings } from '../../components/use-shop-settings';

const OUTCOMES = {
  passed: { label: 'Not found', color: 'success' },
  found: { label: 'Found', color: 'error' },
  unchecked: { label: 'Not checked', color: 'warning' },
} as const;

function Finding({ finding: { text, path } }: { finding: SelfAuditFinding }) {
  const storeUrl = useShopSettings()?.storeUrl;
  return (
    <li>
      {text}{' '}
      {path && storeUrl && (
        <Link href={new URL(path, storeUrl).toString()} target="_blank" rel="noopener noreferrer">
          See the page
        </Link>
      )}
    </li>
  );
}

function Pattern({
  result: { pattern, result, evidence, findings, finding_count: count },
}: {
  result: PatternResult;
}) {
  const { title, check } = PATTERN_TEXTS[pattern];
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Chip size="small" variant="outlined" {...OUTCOMES[result]} />
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '85ch' }}>
        {check}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Looked at: {evidence}.
      </Typography>
      {findings.length > 0 && (
        <Box component="ul" sx={{ pl: 3, my: 1, overflowWrap: 'anywhere' }}>
          {findings.map((finding) => (
            <Finding key={`${finding.path} ${finding.text}`} finding={finding} />
          ))}
          {count > findings.length && <li>And {count - findings.length} more.</li>}
        </Box>
      )}
    </Box>
  );
}

/** The 13 patterns with their check, result and evidence. */
export function PatternResults({ results }: { results: readonly PatternResult[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label="Patterns">
      {results.map((result) => (
        <Pattern key={result.pattern} result={result} />
      ))}
    </Box>
  );
}
