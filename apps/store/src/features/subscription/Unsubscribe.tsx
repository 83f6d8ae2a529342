import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import classes from './subscription.module.css';

/** The format of a token in our mails; anything else was truncated or altered. */
const TOKEN = /^[\w-]{32}$/;

function WrongLink() {
  return (
    <>
      <h1>This link does not work</h1>
      <p className="soft">
        The link is incomplete. Please open it again from the end of our email. If it runs over two lines
        there, copy both lines into the address bar.
      </p>
    </>
  );
}

function Done() {
  return (
    <>
      <h1>You are unsubscribed</h1>
      <p className="soft" role="status">
        You will not get any more offers from us. You will still get emails about your orders.
      </p>
      <Link to="/" className={buttonClass()}>
        Continue shopping
      </Link>
    </>
  );
}

/**
 * The page linked in our newsletters: requires a click, so that mail programs that open links do not
 * unsubscribe.
 */
export function Unsubscribe({ token }: { token: string | undefined }) {
  const leave = trpc.contact.unsubscribe.useMutation();
  const usable = token !== undefined && TOKEN.test(token);
  return (
    <section className={`wrap ${classes.place}`}>
      {!usable && <WrongLink />}
      {usable && leave.isSuccess && <Done />}
      {usable && !leave.isSuccess && (
        <>
          <h1>Stop our offer emails?</h1>
          <p className="soft">
            We will stop sending offers to your email. You will still get emails about your orders.
          </p>
          {leave.isError && (
            <p className={classes.error} role="alert">
              {describeError(leave.error).message}
            </p>
          )}
          <Button size="large" busy={leave.isPending} onClick={() => leave.mutate({ token })}>
            Unsubscribe
          </Button>
        </>
      )}
    </section>
  );
}
