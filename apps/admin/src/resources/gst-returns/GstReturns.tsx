import { Alert, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { periodAfter, periodOf, ReturnPeriod } from '@aabha/contracts/gstr1/return-period';
import { AskAccountant } from '../../components/AskAccountant';
import { Gate } from '../../components/Gate';
import type { GstReturnsProvider } from './gst-returns.data';
import { Gstr1 } from './Gstr1';

/** The month in the address; the last one that has ended where there is none. */
function useMonth() {
  const [search, setSearch] = useSearchParams();
  const now = periodOf(new Date());
  const given = ReturnPeriod.safeParse(search.get('month'));
  return {
    month: given.success ? given.data : periodAfter(now, -1),
    now,
    choose: (month: string) => setSearch(month === '' ? {} : { month }, { replace: true }),
  };
}

function MonthPicker({ month, now, choose }: ReturnType<typeof useMonth>) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        type="month"
        size="small"
        label="Month"
        value={month}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ htmlInput: { max: now }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 190 }}
      />
      <Button onClick={() => choose(periodAfter(month, -1))}>Previous</Button>
      <Button disabled={month >= now} onClick={() => choose(periodAfter(month, 1))}>
        Next
      </Button>
    </Stack>
  );
}

function Loading() {
  return (
    <>
      <Typography role="status">Reading the documents of the month...</Typography>
      <Skeleton variant="rounded" height={90} />
      <Skeleton variant="rounded" height={260} />
    </>
  );
}

/** The GSTR-1 of a month (docs/spec/gst-returns.md#screen); SuperAdmin only. */
export function GstReturns() {
  const choice = useMonth();
  const dataProvider = useDataProvider<GstReturnsProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gstr1', choice.month],
    queryFn: () => dataProvider.getGstr1(choice.month).then((result) => result.data),
    retry: false,
  });
  return (
    <Gate resource="gst-returns">
      <Title title="GSTR-1" />
      <Stack spacing={2}>
        <AskAccountant
          question="Do credit notes reduce b2cs of their own month, without table 10? And is the annual return filed before 30 November? Credit notes after it do not reduce tax, and the shop knows only 30 November."
          section="tax"
        />
        <MonthPicker {...choice} />
        {error && !isFetching && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {error.message}
          </Alert>
        )}
        {data ? <Gstr1 gstr1={data} /> : isFetching && <Loading />}
      </Stack>
    </Gate>
  );
}
