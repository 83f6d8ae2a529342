import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/checkout';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import classes from './checkout.module.css';

interface UnservedZipDialogProps {
  zip: string;
  found: ZipLookUp | undefined;
  /** Clears the ZIP code, which closes this dialog. */
  onClose: () => void;
}

export function UnservedZipDialog({ zip, found, onClose }: UnservedZipDialogProps) {
  const nearest = found ? [...found.beforeFive.toReversed(), ...found.afterFive] : [];
  return (
    <Dialog open={found?.exists === false} onClose={onClose} title={texts.serviceNotAvailable}>
      <p>{texts.notDeliveredTo(zip)}</p>
      {nearest.length > 0 && (
        <>
          <p className={classes.nearestTitle}>{texts.nearestPins}</p>
          <ul className={classes.nearest}>
            {nearest.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.dialogActions}>
        <Button onClick={onClose}>{texts.enterAnotherPin}</Button>
      </div>
    </Dialog>
  );
}
