import * as texts from '@aabha/messages/preview';
import { Chip } from '@aabha/ui/components/Chip';
import classes from './HomePreviewNotice.module.css';

/** Says that the page is the home page as it may become (docs/spec/home-page.md#preview). */
export function HomePreviewNotice() {
  return (
    <p role="status" className={`wrap ${classes.notice}`}>
      <Chip tone="warning">{texts.preview}</Chip> {texts.homeNotPublished}
    </p>
  );
}
