import { lazy, Suspense, useState } from 'react';
import { isTransferable } from '@aabha/contracts/passports/transfers.rules';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/passport-transfer';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import classes from './passport.module.css';

const TransferDialog = lazy(() =>
  import('./TransferDialog').then((module) => ({ default: module.TransferDialog })),
);

type Shown = ApiOutputs['passports']['get']['passport'];

/** The open offer of a television, which its owner can withdraw. */
function OpenOffer({ offer, token }: { offer: NonNullable<Shown['offer']>; token: string }) {
  const { passports } = trpc.useUtils();
  const withdraw = trpc.passports.withdrawOffer.useMutation({
    onSuccess: () => notify('success', texts.offerWithdrawn),
    onError: (error) => notify('error', describeError(error).message),
    onSettled: () => passports.get.invalidate({ token }),
  });
  return (
    <>
      <p role="status">{texts.offeredTo(offer.email, formatDay(offer.expires_at))}</p>
      <p className="soft">{texts.stillYours}</p>
      <div>
        <Button kind="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate({ token })}>
          {texts.withdraw}
        </Button>
      </div>
    </>
  );
}

/** Lets the owner of a television offer it to somebody else (docs/spec/warranty-passport.md#transfer). */
export function PassportTransfer({ passport, token }: { passport: Shown; token: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!isTransferable(passport.state)) return null;
  return (
    <section className={`card ${classes.part} ${classes.transfer}`}>
      <h2>{texts.transferTitle}</h2>
      {passport.offer ? (
        <OpenOffer offer={passport.offer} token={token} />
      ) : (
        <>
          <p className="soft">{texts.transferText}</p>
          <div>
            <Button kind="outline" onClick={() => setOpen(true)}>
              {texts.transfer}
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <TransferDialog token={token} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
