import {
  Alert,
  Button,
  Chip,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { OpenSession } from '@aabha/contracts/sessions/sessions.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { endSession } from '../../data/session-calls';

interface SessionListProps {
  /** Of the query. */
  name: string;
  list: () => Promise<OpenSession[]>;
  /** The label of the button that ends all others, and what it calls. */
  endAll: { label: string; call: () => Promise<OpenSession[]> };
  empty: string;
}

const deviceOf = ({ kind, device }: OpenSession) =>
  device || (kind === 'api' ? 'Another program' : 'Unknown device');

function SessionItem({
  session,
  onEnd,
  isBusy,
}: {
  session: OpenSession;
  onEnd: () => void;
  isBusy: boolean;
}) {
  const device = deviceOf(session);
  return (
    <ListItem disableGutters divider sx={{ gap: 2 }}>
      <ListItemText
        primary={device}
        secondary={`Last used ${formatDateTime(session.last_seen_at)}, network ${session.network}`}
        slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
      />
      {session.current ? (
        <Chip label="This one" size="small" color="success" variant="outlined" />
      ) : (
        <Button size="small" disabled={isBusy} aria-label={`Log out ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </ListItem>
  );
}

/** Open sessions of a member of the staff: ends one of them, or all but that of this page (docs/spec/sessions-and-access.md#list). */
export function SessionList({ name, list, endAll, empty }: SessionListProps) {
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['sessions', name];
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: list });
  const ending = useMutation({
    mutationFn: (call: () => Promise<OpenSession[]>) => call(),
    onSuccess: (left) => {
      queries.setQueryData(queryKey, left);
      notify('Logged out.', { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (isError)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Could not load the logins.
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={72} />;
  if (data.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <List disablePadding sx={{ width: 1 }}>
        {data.map((session) => (
          <SessionItem
            key={session._id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(() => endSession(session._id))}
          />
        ))}
      </List>
      {data.some(({ current }) => !current) && (
        <Button variant="outlined" disabled={ending.isPending} onClick={() => ending.mutate(endAll.call)}>
          {endAll.label}
        </Button>
      )}
    </Stack>
  );
}
