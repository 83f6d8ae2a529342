import { lazy } from 'react';
import { MatchingButton } from '../../components/bulk-jobs/MatchingButton';

const MatchingChangeDialog = lazy(() =>
  import('./MatchingChangeDialog').then((module) => ({ default: module.MatchingChangeDialog })),
);
const MatchingRemoveDialog = lazy(() =>
  import('./MatchingRemoveDialog').then((module) => ({ default: module.MatchingRemoveDialog })),
);

/** Offers to change or delete all televisions of the filter. */
export function MatchingActions() {
  return (
    <>
      <MatchingButton
        act="Change"
        dialog={(filter, close) => <MatchingChangeDialog filter={filter} onClose={close} />}
      />
      <MatchingButton
        act="Delete"
        dialog={(filter, close) => <MatchingRemoveDialog filter={filter} onClose={close} />}
      />
    </>
  );
}
