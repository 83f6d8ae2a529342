import { BulkChangeButton } from './BulkChangeButton';
import { DeleteSelectedButton } from './DeleteSelectedButton';

/** The bulk actions of the selected televisions. */
export function SelectionActions() {
  return (
    <>
      <BulkChangeButton />
      <DeleteSelectedButton />
    </>
  );
}
