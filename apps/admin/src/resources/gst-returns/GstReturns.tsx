import { Alert, Box, Button, Skeleton, Stack, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { periodAfter, periodOf, ReturnPeriod } from '@aabha/contracts/gstr1/return-period';
import type { DocumentProgress } from '@aabha/contracts/wire/progress-lines';
import { AskAccountant } from '../../components/AskAccountant';
import { Gate } from '../../components/Gate';
import type { GstReturnsProvider } from './gst-returns.data';
import { Gstr1 } from './Gstr1';
import { ReadingProgress } from './ReadingProgress';

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

/** Reads the GSTR-1 of a month: its progress while it is read, and a way to stop that. */
function useGstr1(month: string) {
  const dataProvider = useDataProvider<GstReturnsProvider>();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<DocumentProgress>();
  const queryKey = ['gstr1', month];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      setProgress(undefined);
      return dataProvider.getGstr1(month, { signal, onProgress: setProgress }).then(({ data }) => data);
    },
    /* A month of a large shop takes a minute to read. */
    ...{ retry: false, refetchOnWindowFocus: false },
  });
  return { ...query, progress, stop: () => queries.cancelQueries({ queryKey }) };
}

function Reading({ progress, stop }: Pick<ReturnType<typeof useGstr1>, 'progress' | 'stop'>) {
  return (
    <>
      <ReadingProgress progress={progress} />
      <Box>
        <Button variant="outlined" onClick={() => void stop()}>
          Stop
        </Button>
      </Box>
      <Skeleton variant="rounded" height={260} />
    </>
  );
}

function Month({ month }: { month: string }) {
  const { data, error, isFetching, refetch, progress, stop } = useGstr1(month);
  const again = <Button onClick={() => void refetch()}>Try again</Button>;
  if (data) return <Gstr1 gstr1={data} />;
  if (isFetching) return <Reading progress={progress} stop={stop} />;
  if (error)
    return (
      <Alert severity="error" action={again}>
        {error.message}
      </Alert>
    );
  return (
    <Alert severity="info" action={again}>
      Stopped before all documents were read.
    </Alert>
  );
}

/** The GSTR-1 of a month (docs/spec/gst-returns.md#screen); SuperAdmin only. */
export function GstReturns() {
  const choice = useMonth();
  return (
    <Gate resource="gst-returns">
      <Title title="GSTR-1" />
      <Stack spacing={2}>
        <AskAccountant
          question="Do credit notes reduce b2cs of their own month, without table 10? And is the annual return filed before 30 November? Credit notes after it do not reduce tax, and the shop knows only 30 November."
          section="tax"
        />
        <MonthPicker {...choice} />
        <Month key={choice.month} month={choice.month} />
      </Stack>
    </Gate>
  );
}
