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
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '@aabha/contracts/accounts/passkeys.schema';
import { PASSKEYS_MOST } from '@aabha/contracts/accounts/passkeys.values';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { listPasskeys, supportsPasskeys, type getSecondFactor } from '../../data/second-factor-calls';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { PasskeyDialog } from './PasskeyDialog';
import { RecoveryCodes } from './RecoveryCodes';

type Chosen = { passkey: Passkey; action: 'rename' | 'remove' } | 'add';

interface PasskeyItemProps {
  passkey: Passkey;
  onChoose: (action: 'rename' | 'remove') => void;
}

function PasskeyItem({ passkey, onChoose }: PasskeyItemProps) {
  const { name, created_at, last_used_at, is_backed_up } = passkey;
  const used = last_used_at === null ? 'Never used' : `Last used ${formatDateTime(last_used_at)}`;
  return (
    <ListItem disableGutters divider sx={{ columnGap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={name}
        secondary={`Added ${formatDay(created_at)}. ${used}.`}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
      />
      {is_backed_up && <Chip label="Synced" size="small" variant="outlined" />}
      <Stack direction="row" spacing={1}>
        <Button size="small" aria-label={`Rename ${name}`} onClick={() => onChoose('rename')}>
          Rename
        </Button>
        <Button size="small" color="error" aria-label={`Remove ${name}`} onClick={() => onChoose('remove')}>
          Remove
        </Button>
      </Stack>
    </ListItem>
  );
}

/** The button that adds a passkey, or why there is none. */
function AddPasskey({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (!supportsPasskeys())
    return <Typography color="textSecondary">This browser does not support passkeys.</Typography>;
  if (count >= PASSKEYS_MOST)
    return (
      <Typography color="textSecondary">
        An account has at most {PASSKEYS_MOST} passkeys. Remove one to add another.
      </Typography>
    );
  return (
    <Button variant="outlined" onClick={onAdd}>
      Add a passkey
    </Button>
  );
}

interface OwnPasskeysProps {
  factor: Awaited<ReturnType<typeof getSecondFactor>>;
  onChanged: () => void;
}

/** The passkeys of the signed-in person: adds, renames and removes them (docs/spec/staff-sign-in.md#passkeys). */
export function OwnPasskeys({ factor, onChanged }: OwnPasskeysProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, isError, refetch } = useQuery({ queryKey: ['passkeys'], queryFn: listPasskeys });
  const close = () => setChosen(undefined);
  const reload = () => {
    void refetch();
    onChanged();
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onStored={() => setCodes([])} />;
  if (isError)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Could not load your passkeys.
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={72} />;
  const add = (made: readonly string[]) => {
    setCodes(made);
    reload();
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      {data.length === 0 && (
        <Typography>
          None yet. A passkey signs you in with your fingerprint, face or PIN, without a password or a code.
        </Typography>
      )}
      {data.length > 0 && (
        <List disablePadding sx={{ width: 1 }}>
          {data.map((passkey) => (
            <PasskeyItem
              key={passkey._id}
              passkey={passkey}
              onChoose={(action) => setChosen({ passkey, action })}
            />
          ))}
        </List>
      )}
      <AddPasskey count={data.length} onAdd={() => setChosen('add')} />
      {chosen === 'add' && <AddPasskeyDialog factor={factor} onAdded={add} onClose={close} />}
      {typeof chosen === 'object' && (
        <PasskeyDialog {...chosen} factor={factor} onChanged={reload} onClose={close} />
      )}
    </Stack>
  );
}
