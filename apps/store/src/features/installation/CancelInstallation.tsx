import { useState } from 'react';
import * as texts from '@aabha/messages/installations';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './installation.module.css';
import type { Installation } from './installation-types';

/** Cancels an installation after a question. A refusal is shown in the dialog. */
export function CancelInstallation({ installation }: { installation: Installation }) {
  const [isAsking, setIsAsking] = useState(false);
  const { installations } = trpc.useUtils();
  const cancel = trpc.installations.cancel.useMutation({
    onSuccess: () => {
      setIsAsking(false);
      notify('success', texts.cancelled, 'order');
    },
    onSettled: () => installations.ofOrder.invalidate({ id: installation.order_id }),
  });
  const close = () => {
    if (cancel.isPending) return;
    setIsAsking(false);
    cancel.reset();
  };
  return (
    <>
      <Button kind="quiet" aria-label={texts.cancelOf(installation.name)} onClick={() => setIsAsking(true)}>
        {texts.cancel}
      </Button>
      <Dialog open={isAsking} onClose={close} title={texts.cancelTitle}>
        <p className="soft">{texts.cancelNote}</p>
        {cancel.isError && (
          <p className={classes.error} role="alert">
            {describeError(cancel.error).message}
          </p>
        )}
        <div className={classes.choices}>
          <Button kind="outline" onClick={close}>
            {texts.keep}
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: installation._id })}
          >
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
