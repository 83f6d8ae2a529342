import * as texts from '@aabha/messages/preview';
import { Chip } from '@aabha/ui/components/Chip';

/** Says that the page is the home page as it may become (docs/spec/home-page.md#preview). */
export function HomePreviewNotice() {
  return (
    <p role="status" className="wrap">
      <Chip tone="warning">{texts.preview}</Chip> {texts.homeNotPublished}
    </p>
  );
}
