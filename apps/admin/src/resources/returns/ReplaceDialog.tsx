import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ReturnDetailsRecord, ReturnProvider } from './returns.data';

interface ReplaceDialogProps {
  request: ReturnDetailsRecord;
  onClose: () => void;
}

/** Returns the lines of which fewer televisions came back than have a serial number, so that staff say which. */
const unclearLines = ({ lines, sold_serials: sold }: ReturnDetailsRecord) =>
  lines
    .map(({ position, name, accepted }) => ({
      ...{ name, units: accepted ?? 0 },
      serials: sold.filter((one) => one.position === position).map(({ serial }) => serial),
    }))
    .filter(({ units, serials }) => units > 0 && serials.length > units);

/** Returns the serial numbers of the lines that came back whole. */
const clearSerials = ({ lines, sold_serials: sold }: ReturnDetailsRecord): string[] =>
  lines.flatMap(({ position, accepted }) => {
    const own = sold.filter((one) => one.position === position);
    return own.length <= (accepted ?? 0) ? own.map(({ serial }) => serial) : [];
  });

/** Returns whether too few units are free, so that the replacement can wait for them. */
const isOutOfStock = (error: Error | null): boolean =>
  error instanceof HttpError && error.status === 409 && error.message.startsWith('Too few of');

function useReplace({ request, onClose }: ReplaceDialogProps) {
  const dataProvider = useDataProvider<ReturnProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const serials = [...clearSerials(request), ...chosen];
  const replace = useMutation({
    mutationFn: (wait: boolean) => dataProvider.replaceReturn({ id: request._id, serials, wait }),
    onSuccess: ({ data }) => {
      const isTaken = data.state === 'replaced';
      const done = isTaken ? 'The replacement is to be packed.' : 'The replacement waits for stock.';
      notify(`${done} The customer will get an email.`, { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  return { chosen, setChosen, replace };
}

interface SerialFieldsProps {
  line: ReturnType<typeof unclearLines>[number];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which televisions of a line came back. */
function SerialFields({ line: { name, units, serials }, chosen, onChange }: SerialFieldsProps) {
  const count = serials.filter((serial) => chosen.includes(serial)).length;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        Which {name} came back? {count} of {units} chosen
      </Typography>
      {serials.map((serial) => (
        <FormControlLabel
          key={serial}
          control={
            <Checkbox
              checked={chosen.includes(serial)}
              disabled={count >= units && !chosen.includes(serial)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, serial] : chosen.filter((one) => one !== serial))
              }
            />
          }
          label={serial}
        />
      ))}
    </Box>
  );
}

/** Sends the same televisions again: from stock, or once there is some (docs/spec/replacements.md#stock). */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { request, onClose } = props;
  const titleId = useId();
  const { chosen, setChosen, replace } = useReplace(props);
  const isWaiting = request.replacement?.state === 'waiting';
  const canWait = isOutOfStock(replace.error) && !isWaiting;
  const goods = request.lines.filter(({ accepted }) => (accepted ?? 0) > 0);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={replace.isPending ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Send a replacement?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {replace.error && (
          <Alert severity={canWait ? 'warning' : 'error'}>
            {replace.error.message}
            {canWait && ' It can wait for stock; the customer may choose the refund meanwhile.'}
          </Alert>
        )}
        <Typography>
          {goods.map(({ name, accepted }) => `${accepted} × ${name}`).join(', ')} for {request.user_id.name},
          free of charge. It leaves stock now, and no invoice is made.
        </Typography>
        {unclearLines(request).map((line) => (
          <SerialFields key={line.name} line={line} chosen={chosen} onChange={setChosen} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={replace.isPending}>
          {canWait ? 'Close, to refund it' : 'Cancel'}
        </Button>
        <Button
          variant="contained"
          disabled={replace.isPending || (isWaiting && isOutOfStock(replace.error))}
          onClick={() => replace.mutate(canWait)}
        >
          {replace.isPending ? 'Saving...' : canWait ? 'Wait for stock' : 'Send a replacement'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
