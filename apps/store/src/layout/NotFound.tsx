import * as texts from '@aabha/messages/layout';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { Message } from './Message';

export function NotFound() {
  return (
    <Message
      title={texts.pageNotFound}
      action={
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {texts.goBackHome}
        </Link>
      }
    >
      <p>{texts.pageMayHaveMoved}</p>
    </Message>
  );
}
