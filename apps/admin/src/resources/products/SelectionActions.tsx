import { BulkChangeButton } from './BulkChangeButton';
import { DeleteSelectedButton } from './DeleteSelectedButton';
import { MatchingActions } from './MatchingActions';

/** The bulk actions of the selected televisions. */
export function SelectionActions() {
  return (
    <>
      <BulkChangeButton />
      <DeleteSelectedButton />
      <MatchingActions />
    </>
  );
}
