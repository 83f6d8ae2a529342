import { lazy, Suspense, useState } from 'react';
import { isInstallationFree } from '@aabha/contracts/installations/installation-fees';
import { INSTALLATION_OFFERED_DAYS } from '@aabha/contracts/installations/installations.values';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/installations';
import { formatPickupDay } from '@aabha/messages/pickups';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Spinner } from '@aabha/ui/components/Spinner';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import { useNearViewport } from '../../lib/use-near-viewport';
import classes from './installation.module.css';
import type { Installation } from './installation-types';
import { InstallationItem } from './InstallationItem';

const InstallationForm = lazy(() =>
  import('./InstallationForm').then((module) => ({ default: module.InstallationForm })),
);

interface OrderInstallationsProps {
  orderId: string;
  /** The level of its heading on the page. */
  heading: 'h2' | 'h3';
}

type OrderInstallationsData = ApiOutputs['installations']['ofOrder'];

/** Why nothing can be booked now, or from when on it can. */
function Offer({ data: { offer, first_day: firstDay, fees } }: { data: OrderInstallationsData }) {
  if (offer === 'not-served') return <p>{texts.notServed}</p>;
  if (offer === 'no-date') return <p>{texts.noDate}</p>;
  if (offer === 'over') return <p>{texts.over(INSTALLATION_OFFERED_DAYS)}</p>;
  return (
    <p className={classes.note}>
      {isInstallationFree(fees) ? texts.isFree : texts.withFee}{' '}
      {firstDay && texts.firstDay(formatPickupDay(firstDay))}
    </p>
  );
}

/** The installations of an order, and the button that books another one. */
function Loaded({
  orderId,
  heading: Heading,
  data,
}: OrderInstallationsProps & { data: OrderInstallationsData }) {
  const [open, setOpen] = useState<'book' | Installation>();
  const [now] = useState(() => Date.now());
  const bookable = data.lines.filter((line) => line.bookable > 0);
  const shown = data.installations;
  if (shown.length === 0 && (bookable.length === 0 || data.offer === 'ended')) return null;
  const moved = open === 'book' ? undefined : open;
  const close = () => setOpen(undefined);
  return (
    <section className={classes.section} aria-label={texts.heading}>
      <Heading className={classes.title}>{texts.heading}</Heading>
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((one) => (
            <InstallationItem key={one._id} installation={one} now={now} onMove={setOpen} />
          ))}
        </ul>
      )}
      {bookable.length > 0 && data.offer !== 'ended' && <Offer data={data} />}
      {bookable.length > 0 && data.offer === 'open' && (
        <p>
          <Button kind="outline" onClick={() => setOpen('book')}>
            {texts.book}
          </Button>
        </p>
      )}
      <Dialog
        open={open !== undefined}
        title={moved ? texts.moveTitle : texts.bookTitle}
        shape="sheet"
        widthPx={560}
        onClose={close}
      >
        <Suspense fallback={<Spinner />}>
          <InstallationForm
            orderId={orderId}
            lines={bookable}
            fees={data.fees}
            moved={moved}
            onClose={close}
          />
        </Suspense>
      </Dialog>
    </section>
  );
}

/** When technicians install the televisions of an order; read once it comes near the viewport (docs/spec/installation.md#offer). */
export function OrderInstallations({ orderId, heading }: OrderInstallationsProps) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const { data, isError, refetch } = trpc.installations.ofOrder.useQuery({ id: orderId }, { enabled: near });
  if (data) return <Loaded orderId={orderId} heading={heading} data={data} />;
  if (isError)
    return (
      <p role="alert" className={classes.section}>
        {texts.notLoaded}{' '}
        <Button kind="quiet" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </p>
    );
  return <div ref={ref} className={`skeleton ${classes.waiting}`} />;
}
