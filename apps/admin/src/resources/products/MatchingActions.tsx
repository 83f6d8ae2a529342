import { lazy } from 'react';
import { MatchingButton } from '../../components/bulk-jobs/MatchingButton';

const MatchingChangeDialog = lazy(() =>
  import('./MatchingChangeDialog').then((module) => ({ default: module.MatchingChangeDialog })),
);
const MatchingRemoveDialog = lazy(() =>
  import('./MatchingRemoveDialog').then((module) => ({ default: module.MatchingRemoveDialog })),
);

const MatchingStandardNamesDialog = lazy(() =>
  import('./MatchingStandardNamesDialog').then((module) => ({ default: module.MatchingStandardNamesDialog })),
);
const MatchingPublishDialog = lazy(() =>
  import('./MatchingPublishDialog').then((module) => ({ default: module.MatchingPublishDialog })),
);

/** Offers to change, publish, name in the standard way or delete all televisions of the filter. */
export function MatchingActions() {
  return (
    <>
      <MatchingButton
        act="Change"
        dialog={(filter, close) => <MatchingChangeDialog filter={filter} onClose={close} />}
      />
      <MatchingButton
        act="Publish"
        dialog={(filter, close) => (
          <MatchingPublishDialog kind="product-publish" filter={filter} onClose={close} />
        )}
      />
      <MatchingButton
        act="Unpublish"
        dialog={(filter, close) => (
          <MatchingPublishDialog kind="product-unpublish" filter={filter} onClose={close} />
        )}
      />
      <MatchingButton
        act="Use standard names in"
        dialog={(filter, close) => <MatchingStandardNamesDialog filter={filter} onClose={close} />}
      />
      <MatchingButton
        act="Delete"
        dialog={(filter, close) => <MatchingRemoveDialog filter={filter} onClose={close} />}
      />
    </>
  );
}
