import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/pickups';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Spinner } from '@aabha/ui/components/Spinner';
import type { ApiOutputs } from '../../lib/trpc';
import classes from './returns.module.css';

const ChoosePickupForm = lazy(() =>
  import('./ChoosePickupForm').then((module) => ({ default: module.ChoosePickupForm })),
);

type OwnReturn = ApiOutputs['returns']['own']['returnRequest'];

/** Whether the shopper still waits for the goods to be fetched. */
const isWaiting = ({ state, refund, refund_status: isRefunded }: OwnReturn) =>
  state === 'approved' && !isRefunded && (refund === 'none' || refund === 'failed');

/** When the goods of a return are fetched, and the choice of it (docs/spec/returns-and-refunds.md#pickup). */
export function Pickup({ own }: { own: OwnReturn }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { pickup } = own;
  if (!isWaiting(own))
    return pickup && <p>{texts.wasAt(texts.formatPickupDay(pickup.day), texts.parts[pickup.part])}</p>;
  const isMovable = pickup === null || Date.now() < Date.parse(pickup.movable_until);
  const close = () => setIsChoosing(false);
  return (
    <>
      {pickup && (
        <>
          <p>
            <strong>{texts.fetchedAt(texts.formatPickupDay(pickup.day), texts.parts[pickup.part])}</strong>
          </p>
          <p>{texts.haveReady}</p>
          <p className={classes.note}>
            {isMovable ? texts.movableUntil(formatDateTime(pickup.movable_until)) : texts.notMovable}
          </p>
        </>
      )}
      {isMovable && (
        <p>
          <Button kind="outline" onClick={() => setIsChoosing(true)}>
            {pickup ? texts.change : texts.choose}
          </Button>
        </p>
      )}
      <Dialog open={isChoosing} title={texts.title} shape="sheet" widthPx={500} onClose={close}>
        <Suspense fallback={<Spinner />}>
          <ChoosePickupForm own={own} onCancel={close} onBooked={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
