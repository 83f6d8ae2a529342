import { Chip } from '@mui/material';
import { caseStatusName } from '@aabha/contracts/cases/case-status-name';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { CASE_STATE_NAMES, type CaseState } from '@aabha/contracts/cases/cases.values';

const COLOURS = { us: 'warning', customer: 'info', closed: 'default' } as const satisfies Record<
  CaseState,
  string
>;

/** The status of a case as text, in the colour of whom it waits for. */
export function CaseStateField({ of }: { of: Pick<Case, 'kind' | 'state' | 'status'> }) {
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={COLOURS[of.state]}
      label={caseStatusName(of)}
      title={CASE_STATE_NAMES[of.state]}
      sx={{ fontWeight: 600 }}
    />
  );
}
