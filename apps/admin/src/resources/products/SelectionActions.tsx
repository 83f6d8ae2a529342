import { BulkChangeButton } from './BulkChangeButton';
import { DeleteSelectedButton } from './DeleteSelectedButton';
import { MatchingActions } from './MatchingActions';
import { PublishSelectedButton } from './PublishSelectedButton';

/** The bulk actions of the selected televisions. */
export function SelectionActions() {
  return (
    <>
      <BulkChangeButton />
      <PublishSelectedButton />
      <DeleteSelectedButton />
      <MatchingActions />
    </>
  );
}
