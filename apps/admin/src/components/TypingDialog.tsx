import { Dialog, type DialogProps } from '@mui/material';
import { useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';

interface TypingDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether closing it would lose what was typed. */
  unsaved: boolean;
  /** While it saves it stays, to tell how that ended. */
  busy?: boolean;
  onClose: () => void;
}

/** A dialog that is typed in: a click beside it or Escape does not throw away what was typed unasked. */
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
