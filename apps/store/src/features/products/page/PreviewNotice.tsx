import * as texts from '@aabha/messages/preview';
import { Chip } from '@aabha/ui/components/Chip';

/** Says that the page is that of a television which may not be published (docs/spec/products.md#preview). */
export function PreviewNotice() {
  return (
    <p role="status">
      <Chip tone="warning">{texts.preview}</Chip> {texts.notInShop}
    </p>
  );
}
