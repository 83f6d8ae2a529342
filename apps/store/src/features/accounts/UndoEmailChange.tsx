import { Button, buttonClass } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { signOut } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { NewPassword, NewPasswordFields } from './NewPasswordFields';

/** The format of a token; anything else was truncated or altered. */
const TOKEN = /^[0-9a-f]{32}\.[\w-]{43}$/;

function UndoForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useShopForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: schemaResolver(NewPassword, { sync: true }),
  });
  const undo = trpc.accounts.undoEmailChange.useMutation({
    onSuccess: onDone,
    onError: (error) => showFormFailure(form, ['newPassword'], error, 'We could not restore your email.'),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ newPassword }) => undo.mutate({ token, newPassword }),
        (errors) => focusFirst(form, errors),
      )}
    >
      <NewPasswordFields form={form} />
      {undo.isError && (
        <p className={classes.error} role="alert">
          {describeError(undo.error).message}
        </p>
      )}
      <Button type="submit" size="large" busy={undo.isPending}>
        Restore my email
      </Button>
    </form>
  );
}

const WRONG_LINK =
  'The link is incomplete. Please open it again from the email, or copy the full link into the address bar.';

const INTRO =
  'This brings back your old email and logs out all devices. Someone else may know your password, so please choose a new one. If you changed the email yourself, just close this page.';

/**
 * The page linked in the mail about a changed e-mail. It requires a click, so that mail programs that open
 * links change nothing.
 */
export function UndoEmailChange({
  token,
  done,
  onDone,
}: {
  token: string;
  done: boolean;
  onDone: () => void;
}) {
  if (done)
    return (
      <AccountCard
        title="Your email is restored"
        intro={<span role="status">All devices were logged out. Please log in with your new password.</span>}
      >
        <p className={classes.after}>
          <Link to="/signin" className={buttonClass()}>
            Log in
          </Link>
        </p>
      </AccountCard>
    );
  if (!TOKEN.test(token))
    return (
      <AccountCard title="This link does not work" intro={WRONG_LINK}>
        {null}
      </AccountCard>
    );
  const finish = () => {
    // An open session here has ended with the old password.
    signOut();
    onDone();
  };
  return (
    <AccountCard title="Did someone else change your email?" intro={INTRO}>
      <UndoForm token={token} onDone={finish} />
    </AccountCard>
  );
}
