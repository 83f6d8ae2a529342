import { Dialog, type DialogProps } from '@mui/material';
import { useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';

interface TypingDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether closing would discard typed input. */
  unsaved: boolean;
  /** While saving, the dialog stays open to show the result. */
  busy?: boolean;
  onClose: () => void;
}

/** A dialog with a form: a click outside or Escape does not discard typed input without a question. */
export function TypingDialog({ unsaved, busy = false, onClose, children, ...dialog }: TypingDialogProps) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog open fullWidth onClose={close} {...dialog}>
        {children}
      </Dialog>
      {asking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </>
  );
}
