import { Button, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { TypingDialog } from '../../layout/TypingDialog';

interface StatusSelectProps {
  /** '' while none is chosen. */
  status: OrderStatus | '';
  offered: readonly OrderStatus[];
  onChange: (to: OrderStatus) => void;
  helperText?: string;
}

/** The five statuses, or those of them that are on offer. */
export function StatusSelect({ status, offered, onChange, helperText }: StatusSelectProps) {
  return (
    <TextField
      select
      label="Status"
      value={status}
      onChange={(event) => onChange(event.target.value as OrderStatus)}
      helperText={helperText}
      disabled={offered.length === 0}
      autoFocus
      required
    >
      {offered.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface StatusDialogProps {
  title: string;
  /** Of the field for the reason, where one is needed (decisions §6). */
  reasonLabel: string | undefined;
  isUpdating: boolean;
  /** Whether there is anything to update. */
  isReady: boolean;
  onUpdate: (reason: string) => void;
  onClose: () => void;
  /** The choice, and what it brings about. */
  children: ReactNode;
}

/** The status modal (product §4), for one order or several: the choice, the reason if it needs one, Update. */
export function StatusDialog({
  title,
  reasonLabel,
  isUpdating,
  isReady,
  onUpdate,
  onClose,
  children,
}: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const titleId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onUpdate(reason);
  };
  return (
    <TypingDialog
      unsaved={reason !== ''}
      busy={isUpdating}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {children}
          {reasonLabel && (
            <TextField
              label={reasonLabel}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
              multiline
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isUpdating}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady || isUpdating}>
            {isUpdating ? 'Updating...' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  );
}
