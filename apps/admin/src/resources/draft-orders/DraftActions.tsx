import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { checkDraftAct, isNewOffer, type DraftAct } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type { DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { cancelDraftOrder, copyPayLink, sendDraftOrder } from './draft-order-calls';

const EditDraftDialog = lazy(() =>
  import('./EditDraftDialog').then((module) => ({ default: module.EditDraftDialog })),
);

/** Returns a call of a button, whose result is shown, and after which the draft order is read again. */
function useAct(run: () => Promise<unknown>, done: string, onDone?: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: run,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onDone?.();
      return queries.invalidateQueries({ queryKey: ['draft-orders'] });
    },
  });
}

interface ActProps {
  draft: DraftOrder;
}

function SendButton({ draft }: ActProps) {
  const [asking, setAsking] = useState(false);
  const { totals, shipping } = draft;
  const isNew = isNewOffer(draft.state);
  const send = useAct(
    () => sendDraftOrder({ id: draft._id, amount: totals.payable }),
    `The link was mailed to ${shipping.email}.`,
    () => setAsking(false),
  );
  const label = draft.sent_at === null ? 'Send link' : 'Send link again';
  return (
    <>
      <Button variant="contained" disabled={draft.problem !== ''} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asking}
        loading={send.isPending}
        title={`${label}?`}
        content={
          isNew
            ? `${shipping.email} gets a link to pay ${formatRupees(totals.payable)}. The prices stay until the link expires.`
            : `${shipping.email} gets the same link again, to pay ${formatRupees(totals.payable)}.`
        }
        confirm={label}
        onConfirm={() => send.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Copies a message with the link, for WhatsApp and the like. */
function CopyButton({ draft }: ActProps) {
  const copy = useAct(async () => {
    const { url, amount, expires_at } = await copyPayLink(draft._id);
    await navigator.clipboard.writeText(
      `Your order of ${formatRupees(amount)}, valid until ${formatDateTime(expires_at)}: ${url}`,
    );
  }, 'Copied. Whoever has the link can pay the order.');
  return (
    <Button disabled={copy.isPending} onClick={() => copy.mutate()}>
      Copy for WhatsApp
    </Button>
  );
}

function CancelButton({ draft }: ActProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAct(
    () => cancelDraftOrder(draft._id),
    'Draft order cancelled.',
    () => setAsking(false),
  );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Cancel draft order
      </Button>
      <Confirm
        isOpen={asking}
        loading={cancel.isPending}
        title="Cancel this draft order?"
        content={`The draft order of ${draft.customer.name} cannot be sent or paid any more. Money that is being paid now will be refunded.`}
        cancel="Keep it"
        confirm="Cancel draft order"
        confirmColor="warning"
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function EditButton({ draft }: ActProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      {open && (
        <Suspense>
          <EditDraftDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What can be done with a draft order in its state. */
export function DraftActions({ draft }: ActProps) {
  const may = (act: DraftAct) => checkDraftAct(act, draft.state).ok;
  return (
    <>
      {may('edit') && <EditButton draft={draft} />}
      {may('cancel') && <CancelButton draft={draft} />}
      {may('copy') && <CopyButton draft={draft} />}
      {may('send') && <SendButton draft={draft} />}
    </>
  );
}
