import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { ROTATION_HOURS } from '@aabha/contracts/webhooks/webhooks.values';
import { useAct } from '../../data/use-act';
import type { ShownSecret } from './SecretDialog';
import { shortUrl, type WebhookRecord } from './webhook-record';
import type { WebhookProvider } from './webhooks.data';

const WebhookDialog = lazy(() =>
  import('./WebhookDialog').then((module) => ({ default: module.WebhookDialog })),
);
const ReplayDialog = lazy(() =>
  import('./ReplayDialog').then((module) => ({ default: module.ReplayDialog })),
);
const SecretDialog = lazy(() =>
  import('./SecretDialog').then((module) => ({ default: module.SecretDialog })),
);

type Asked = 'edit' | 'replay' | 'rotate' | 'delete' | undefined;

interface QuestionProps {
  webhook: WebhookRecord;
  asked: Asked;
  close: () => void;
}

function RotateQuestion({ webhook, asked, close }: QuestionProps) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [made, setMade] = useState<ShownSecret>();
  const rotate = useMutation({
    mutationFn: () => dataProvider.rotateWebhookSecret(webhook.id),
    onSuccess: ({ data }) => setMade({ url: webhook.url, secret: data.secret, isRotated: true }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      close();
      refresh();
    },
  });
  return (
    <>
      <Confirm
        isOpen={asked === 'rotate'}
        loading={rotate.isPending}
        title={`Make a new secret for ${shortUrl(webhook.url)}?`}
        content={`Both secrets sign for ${ROTATION_HOURS} hours, then only the new one. Enter it in the program before that.`}
        confirm="Make a new secret"
        onConfirm={() => rotate.mutate()}
        onClose={close}
      />
      {made && (
        <Suspense>
          <SecretDialog made={made} onClose={() => setMade(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function DeleteQuestion({ webhook, asked, close }: QuestionProps) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const removal = useMutation({
    mutationFn: () => dataProvider.removeWebhook(webhook.id),
    onSuccess: () => {
      notify('The webhook is deleted.', { type: 'success' });
      redirect('/admin-dashboard/webhooks');
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: close,
  });
  return (
    <Confirm
      isOpen={asked === 'delete'}
      loading={removal.isPending}
      title={`Delete ${shortUrl(webhook.url)}?`}
      content={`The program is told of nothing any more. The record of its deliveries goes with it, and ${
        webhook.waiting === 1 ? '1 event that waits is' : `${webhook.waiting} events that wait are`
      } not sent. This cannot be undone.`}
      confirm="Delete"
      confirmColor="warning"
      onConfirm={() => removal.mutate()}
      onClose={close}
    />
  );
}

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: WebhookRecord }) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isActive = webhook.state === 'active';
  const test = useAct(() => dataProvider.sendTestEvent(webhook.id), 'A test event is on its way.');
  const setState = useAct(
    () => dataProvider.setWebhookState({ id: webhook.id, state: isActive ? 'paused' : 'active' }),
    isActive ? 'The webhook is paused.' : 'The webhook is active again.',
  );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" loading={test.isPending} onClick={() => test.mutate()}>
        Send a test event
      </Button>
      <Button variant="outlined" onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <Button variant="outlined" loading={setState.isPending} onClick={() => setState.mutate()}>
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Button variant="outlined" onClick={() => setAsked('replay')}>
        Send events again
      </Button>
      <Button variant="outlined" onClick={() => setAsked('rotate')}>
        New secret
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <Suspense>
        {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
        {asked === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      </Suspense>
      <RotateQuestion {...{ webhook, asked, close }} />
      <DeleteQuestion {...{ webhook, asked, close }} />
    </Stack>
  );
}
