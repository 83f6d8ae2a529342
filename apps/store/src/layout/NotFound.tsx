import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { Message } from './Message';

export function NotFound() {
  return (
    <Message
      title="Oops! Page Not Found"
      action={
        <Link to="/" className={buttonClass({ size: 'large' })}>
          Go Back Home
        </Link>
      }
    >
      <p>The page may have moved, or the address may be mistyped.</p>
    </Message>
  );
}
