import * as texts from '@aabha/messages/successor';
import { Chip } from '@aabha/ui/components/Chip';

/** Says why the page is not that of the address which was opened (docs/spec/products.md#successor). */
export function SuccessorNotice() {
  return (
    <p role="status">
      <Chip tone="info">{texts.newModel}</Chip> {texts.replacesTheOther}
    </p>
  );
}
