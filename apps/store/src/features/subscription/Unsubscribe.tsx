import * as texts from '@aabha/messages/subscription';
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
      <h1>{texts.linkDoesNotWork}</h1>
      <p className="soft">{texts.linkIsIncomplete}</p>
    </>
  );
}

function Done() {
  return (
    <>
      <h1>{texts.youAreUnsubscribed}</h1>
      <p className="soft" role="status">
        {texts.noMoreOffers}
      </p>
      <Link to="/" className={buttonClass()}>
        {texts.continueShopping}
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
          <h1>{texts.stopOfferEmails}</h1>
          <p className="soft">{texts.weWillStop}</p>
          {leave.isError && (
            <p className={classes.error} role="alert">
              {describeError(leave.error).message}
            </p>
          )}
          <Button size="large" busy={leave.isPending} onClick={() => leave.mutate({ token })}>
            {texts.unsubscribe}
          </Button>
        </>
      )}
    </section>
  );
}
