import { lazy, Suspense, useState } from 'react';
import * as texts from '@aabha/messages/layout';
import { useRememberedPin } from '../lib/remembered-pin';
import classes from './PinButton.module.css';

const PinDialog = lazy(() => import('./PinDialog').then((module) => ({ default: module.PinDialog })));

/** The PIN code that dates are for, and the dialog that changes it: in the header, or in a line of its own below it on phones. */
export function PinButton({ below }: { below?: boolean }) {
  const [open, setOpen] = useState(false);
  const pin = useRememberedPin();
  return (
    <div className={`small ${below ? `wrap ${classes.below}` : classes.inside}`}>
      <button type="button" className={`soft ${classes.pin}`} onClick={() => setOpen(true)}>
        <span>{texts.deliverTo}</span> <strong>{pin || texts.pinCode}</strong>
      </button>
      {open && (
        <Suspense fallback={null}>
          <PinDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
