import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import classes from './subscription.module.css';

/** What the links in our mails carry; anything else was cut short or changed on its way. */
const TOKEN = /^[\w-]{32}$/;

function WrongLink() {
  return (
    <>
      <h1>This link does not work</h1>
      <p className="soft">
        It is incomplete or was changed on its way. Please open it from the mail again: it stands in the last
        lines. If it is broken over two lines there, copy both into the address bar.
      </p>
    </>
  );
}

function Done() {
  return (
    <>
      <h1>You are off the list</h1>
      <p className="soft" role="status">
        You will get no more offers from us. Mails about your orders still come.
      </p>
      <Link to="/" className={buttonClass()}>
        Go to the shop
      </Link>
    </>
  );
}

/** The page behind the link in our mails of offers: asks once, so that a mail program that opens links ends nothing. */
export function Unsubscribe({ token }: { token: string | undefined }) {
  const leave = trpc.contact.unsubscribe.useMutation();
  const usable = token !== undefined && TOKEN.test(token);
  return (
    <section className={`wrap ${classes.place}`}>
      {!usable && <WrongLink />}
      {usable && leave.isSuccess && <Done />}
      {usable && !leave.isSuccess && (
        <>
          <h1>No more offers by mail?</h1>
          <p className="soft">
            We will stop mailing offers to the address that this link was sent to. Mails about your orders
            still come.
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
