import { Alert, Box, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PROMISE_CAUSE_LABELS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { api } from '../../data/trpc';

type Revision = Awaited<ReturnType<typeof api.deliveryPromise.replay.query>>['revisions'][number];
type Dates = Revision['promised'];

const daysOf = ({ earliest, latest }: Dates) =>
  earliest === latest ? formatDay(latest) : `${formatDay(earliest)} to ${formatDay(latest)}`;
const isSame = (one: Dates | null, other: Dates) =>
  one?.earliest === other.earliest && one.latest === other.latest;

/** What the rule and the tables of today say of a promise. */
function Check({
  revision: { same, replayed, promised, by_present_tables: present },
}: {
  revision: Revision;
}) {
  if (!same)
    return (
      <Alert severity="warning">
        Computed again it is {replayed ? daysOf(replayed) : 'no date'}: the rule has changed since.
      </Alert>
    );
  return (
    <Typography variant="body2" color="textSecondary">
      Computed again: the same.{' '}
      {isSame(present, promised)
        ? 'The tables of today give it, too.'
        : `By the tables of today: ${present ? daysOf(present) : 'no date'}.`}
    </Typography>
  );
}

function RevisionRow({ revision }: { revision: Revision }) {
  const { promised, cause, made_at, zipcode, units, heaviest_kg, tables } = revision;
  return (
    <Box component="li" sx={{ mb: 2 }}>
      <Typography variant="subtitle2">
        {daysOf(promised)} · {PROMISE_CAUSE_LABELS[cause]}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatDateTime(made_at)}, {units} {units === 1 ? 'unit' : 'units'} to {zipcode}
        {heaviest_kg !== null && `, heaviest ${heaviest_kg} kg`}, tables {tables}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {promised.reasons.map(({ text }) => (
          <li key={text}>
            <Typography variant="body2">{text}</Typography>
          </li>
        ))}
      </Box>
      <Check revision={revision} />
    </Box>
  );
}

/** The promises of an order with their reasons, computed again from the tables of their moment (docs/spec/delivery-promise.md#replay). */
export function PromiseReplay({ orderId }: { orderId: string }) {
  const { data, error } = useQuery({
    queryKey: ['promise-replay', orderId],
    queryFn: () => api.deliveryPromise.replay.query({ id: orderId }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress size={20} />;
  if (data.revisions.length === 0)
    return <Typography variant="body2">No date was promised, or before dates had reasons.</Typography>;
  return (
    <Box component="ol" sx={{ pl: 0, m: 0, listStyle: 'none' }}>
      {data.revisions.map((revision) => (
        <RevisionRow key={revision.revision} revision={revision} />
      ))}
    </Box>
  );
}
