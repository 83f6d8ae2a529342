import { lazy, Suspense, useState } from 'react';
import { CreateButton } from '../../components/CreateButton';
import type { MadeKey } from './NewKeyDialog';

const ApiKeyDialog = lazy(() =>
  import('./ApiKeyDialog').then((module) => ({ default: module.ApiKeyDialog })),
);
const NewKeyDialog = lazy(() =>
  import('./NewKeyDialog').then((module) => ({ default: module.NewKeyDialog })),
);

/** Makes a key, then shows it. */
export function CreateApiKeyButton() {
  const [made, setMade] = useState<MadeKey>();
  return (
    <Suspense>
      <CreateButton
        label="Create API key"
        dialog={(close) => (
          <Suspense>
            <ApiKeyDialog onMade={setMade} onClose={close} />
          </Suspense>
        )}
      />
      {made && <NewKeyDialog made={made} onClose={() => setMade(undefined)} />}
    </Suspense>
  );
}
