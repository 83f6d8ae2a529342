import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { BooksOverview } from '@aabha/contracts/books/books.schema';
import { EmptyList } from '../../components/EmptyList';
import { Gate } from '../../components/Gate';
import type { BooksProvider } from './books.data';
import { BookCheckCard } from './BookCheckCard';
import { BookSeriesTable } from './BookSeriesTable';

const POLL_MS = 1500;
const isPending = (check: BooksOverview['check'] | undefined) =>
  check?.state === 'waiting' || check?.state === 'running';

function Loading() {
  return (
    <>
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={200} />
    </>
  );
}

function Overview({ data }: { data: BooksOverview }) {
  return (
    <>
      <BookCheckCard check={data.check} />
      {data.series.length === 0 ? (
        <EmptyList
          text="No invoices yet"
          hint="Each financial year with invoices or credit notes appears here."
        />
      ) : (
        <>
          <BookSeriesTable series={data.series} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
            The chain hash changes with every document. Write it down, for example in the minutes of a month.
            Later, “npm run books:verify” proves with it that nothing up to that document was changed.
          </Typography>
        </>
      )}
    </>
  );
}

/** The series of invoices and credit notes, and the check of them (docs/spec/books.md#screen); SuperAdmin only. */
export function Books() {
  const dataProvider = useDataProvider<BooksProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['books'],
    queryFn: () => dataProvider.getBooks().then((result) => result.data),
    refetchInterval: (query) => (isPending(query.state.data?.check) ? POLL_MS : false),
  });
  return (
    <Gate resource="books">
      <Title title="Books" />
      <Stack spacing={2}>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the books.
          </Alert>
        )}
        {data ? <Overview data={data} /> : !isError && <Loading />}
      </Stack>
    </Gate>
  );
}
