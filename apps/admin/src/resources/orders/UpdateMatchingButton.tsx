import { lazy } from 'react';
import { MatchingButton } from '../../components/bulk-jobs/MatchingButton';

const MatchingStatusDialog = lazy(() =>
  import('./MatchingStatusDialog').then((module) => ({ default: module.MatchingStatusDialog })),
);

/** Offers to change the status of all orders of the filter. */
export function UpdateMatchingButton() {
  return (
    <MatchingButton
      act="Update"
      dialog={(filter, close) => <MatchingStatusDialog filter={filter} onClose={close} />}
    />
  );
}
