import { BulkChangeButton } from './BulkChangeButton';
import { DeleteSelectedButton } from './DeleteSelectedButton';

/** What can be done with all that are ticked. */
export function SelectionActions() {
  return (
    <>
      <BulkChangeButton />
      <DeleteSelectedButton />
    </>
  );
}
