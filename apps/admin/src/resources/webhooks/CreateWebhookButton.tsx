import { lazy, Suspense, useState } from 'react';
import { CreateButton } from '../../components/CreateButton';
import type { ShownSecret } from './SecretDialog';

const WebhookDialog = lazy(() =>
  import('./WebhookDialog').then((module) => ({ default: module.WebhookDialog })),
);
const SecretDialog = lazy(() =>
  import('./SecretDialog').then((module) => ({ default: module.SecretDialog })),
);

/** Adds a webhook, then shows its secret. */
export function CreateWebhookButton() {
  const [made, setMade] = useState<ShownSecret>();
  return (
    <Suspense>
      <CreateButton
        label="Add webhook"
        dialog={(close) => (
          <Suspense>
            <WebhookDialog onMade={setMade} onClose={close} />
          </Suspense>
        )}
      />
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </Suspense>
  );
}
