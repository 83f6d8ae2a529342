import { lazy, Suspense } from 'react';
import { BulkChangeButton } from './BulkChangeButton';
import { DeleteSelectedButton } from './DeleteSelectedButton';
import { PublishSelectedButton } from './PublishSelectedButton';

const StandardNamesSelectedButton = lazy(() =>
  import('./StandardNamesSelectedButton').then((module) => ({ default: module.StandardNamesSelectedButton })),
);
const MatchingActions = lazy(() =>
  import('./MatchingActions').then((module) => ({ default: module.MatchingActions })),
);

/** The bulk actions of the selected televisions. */
export function SelectionActions() {
  return (
    <>
      <BulkChangeButton />
      <PublishSelectedButton />
      <Suspense>
        <StandardNamesSelectedButton />
      </Suspense>
      <DeleteSelectedButton />
      <Suspense>
        <MatchingActions />
      </Suspense>
    </>
  );
}
