import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { BookCheck } from '@aabha/contracts/books/books.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { listAddress } from '../../data/list-address';
import { formatCount, formatNumber } from '../../data/number-format';
import { useActionWithNotice } from '../../data/use-action-with-notice';
import type { BooksProvider } from './books.data';

/** Returns the action of the card's button, and whether it is being sent. */
function useBookCheck(action: 'startBookCheck' | 'stopBookCheck') {
  const dataProvider = useDataProvider<BooksProvider>();
  return useActionWithNotice(() => dataProvider[action](), ['books']);
}

const whoAsked = ({ requested_by }: BookCheck) =>
  requested_by === null ? 'nightly check' : `requested by ${requested_by}`;

function Running({ check }: { check: BookCheck }) {
  const { state, checked, documents: total } = check;
  const stop = useBookCheck('stopBookCheck');
  const percent = total === 0 ? 0 : (100 * checked) / total;
  return (
    <>
      <Typography aria-live="polite">
        {state === 'waiting'
          ? 'The check starts in a few seconds.'
          : `${formatNumber(checked)} of ${formatCount(total, 'document', 'documents')} checked`}
      </Typography>
      <LinearProgress
        aria-label="Check of the books"
        variant={state === 'waiting' || total === 0 ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Box>
        <Button variant="outlined" loading={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </Box>
    </>
  );
}

function Result({ check }: { check: BookCheck }) {
  const when = `${formatDateTime(check.ended_at ?? check.requested_at)}, ${whoAsked(check)}`;
  const documents = formatCount(check.checked, 'document', 'documents');
  if (check.state === 'stopped') return <Alert severity="info">The check was stopped, {when}.</Alert>;
  if (check.state === 'failed')
    return <Alert severity="warning">The check did not finish, {when}. Please start it again.</Alert>;
  if (check.findings === 0)
    return (
      <Alert severity="success">
        {documents} checked, no errors: {when}.
      </Alert>
    );
  return (
    <Alert severity="error">
      {documents} checked, {formatCount(check.findings, 'error', 'errors')}: {when}.{' '}
      <ScreenLink to={listAddress('differences', { state: 'open' })} color="inherit">
        See what to do
      </ScreenLink>
    </Alert>
  );
}

/** The latest check of all invoices and credit notes: its progress or result, and a button that starts or stops one. */
export function BookCheckCard({ check }: { check: BookCheck | null }) {
  const start = useBookCheck('startBookCheck');
  const isPending = check?.state === 'waiting' || check?.state === 'running';
  return (
    <Card component="section" aria-labelledby="book-check" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="book-check" component="h2" variant="h6">
        Check of all invoices and credit notes
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        No number is missing, no document was changed after it was issued, each has what GST rules 46 and 53
        ask for, and every refund has its credit note. Runs every night at 2 am.
      </Typography>
      {check && isPending && <Running check={check} />}
      {check && !isPending && <Result check={check} />}
      {!isPending && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" loading={start.isPending} onClick={() => start.mutate()}>
            Check now
          </Button>
          <Button component={RouterLink} to={listAddress('book-checks')}>
            Earlier checks
          </Button>
        </Box>
      )}
    </Card>
  );
}
