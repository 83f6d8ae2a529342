import { Alert, Button, LinearProgress, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { counted } from '@aabha/contracts/counts/counts';
import type { TrialBalance as Balance } from '@aabha/contracts/ledger/ledger.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { EmptyList } from '../../components/EmptyList';
import { Gate } from '../../components/Gate';
import { listAddress } from '../../data/list-address';
import { formatNumber } from '../../data/number-format';
import { api, toHttpError } from '../../data/trpc';
import { TrialBalanceTable } from './TrialBalanceTable';

const POLL_MS = 2000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How far the worker is: of a shop from before the ledger it posts what there was. */
function Progress({
  balance: { posted, documents, pending, is_complete: isComplete },
}: {
  balance: Balance;
}) {
  if (isComplete) return null;
  return (
    <Alert severity="info">
      {formatNumber(posted)} of {formatNumber(documents)} invoices and credit notes are posted
      {pending > 0 && `, ${formatNumber(pending)} refunds and settlements are waiting`}.
      <LinearProgress
        variant="determinate"
        aria-label="Posting to the ledger"
        value={documents === 0 ? 0 : Math.floor((posted / documents) * 100)}
        sx={{ mt: 1 }}
      />
    </Alert>
  );
}

function LastCheck({ balance: { checked_at: at, findings } }: { balance: Balance }) {
  if (at === null)
    return <Typography color="textSecondary">The ledger is checked every night from 3 am.</Typography>;
  if (findings === 0) return <Alert severity="success">Checked {formatDateTime(at)}: no differences.</Alert>;
  return (
    <Alert severity="error">
      Checked {formatDateTime(at)}: {counted(findings, 'difference')}.{' '}
      <ScreenLink to={listAddress('differences', { state: 'open' })}>See what to do</ScreenLink>
    </Alert>
  );
}

function Content({ balance, day }: { balance: Balance; day: string | undefined }) {
  return (
    <>
      <Progress balance={balance} />
      <LastCheck balance={balance} />
      {balance.debit === 0 && balance.credit === 0 ? (
        <EmptyList text="No balances" hint="Nothing was posted up to this day." />
      ) : (
        <TrialBalanceTable balance={balance} day={day} />
      )}
    </>
  );
}

/** The balance of each account at the end of a day, which the address has (docs/spec/ledger.md#screens); SuperAdmin only. */
export function TrialBalance() {
  const [params, setParams] = useSearchParams();
  const typed = params.get('day') ?? '';
  const day = DAY.test(typed) ? typed : undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['trial-balance', day],
    queryFn: () => api.ledger.trialBalance.query({ day }).catch(toHttpError),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.is_complete === false ? POLL_MS : false),
  });
  return (
    <Gate resource="trial-balance">
      <Title title="Trial Balance" />
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            type="date"
            size="small"
            label="At the end of"
            value={day ?? ''}
            onChange={({ target }) =>
              setParams(target.value === '' ? {} : { day: target.value }, { replace: true })
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button component={RouterLink} to="/admin-dashboard/ledger">
            Transactions
          </Button>
        </Stack>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the trial balance.
          </Alert>
        )}
        {data ? (
          <Content balance={data} day={day} />
        ) : (
          !isError && <Skeleton variant="rounded" height={320} />
        )}
      </Stack>
    </Gate>
  );
}
