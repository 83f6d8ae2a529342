import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { showFormFailure } from '../../lib/form-failure';
import { signOut } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { NewPassword, NewPasswordFields } from './NewPasswordFields';
import { SecondFactorField } from './SecondFactorField';

/** The format of a token; anything else was truncated or altered. */
const TOKEN = /^[0-9a-f]{32}\.[\w-]{43}$/;

function UndoForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [asksCode, setAsksCode] = useState(false);
  const form = useShopForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '', code: '' },
    validate: schemaResolver(NewPassword, { sync: true }),
  });
  const undo = trpc.accounts.undoEmailChange.useMutation({
    onSuccess: onDone,
    onError: (error) => {
      if (describeError(error).reason === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
      showFormFailure(form, ['newPassword', 'code'], error, texts.emailNotRestored);
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ newPassword, code }) =>
        undo.mutate({ token, newPassword, ...(code ? { code } : {}) }),
      )}
    >
      <NewPasswordFields form={form} />
      {asksCode && <SecondFactorField form={form} />}
      {undo.isError && (
        <p className={classes.error} role="alert">
          {describeError(undo.error).message}
        </p>
      )}
      <Button type="submit" size="large" busy={undo.isPending}>
        {texts.restoreMyEmail}
      </Button>
    </form>
  );
}

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
      <AccountCard title={texts.emailRestored} intro={<span role="status">{texts.allDevicesLoggedOut}</span>}>
        <p className={classes.after}>
          <Link to="/signin" className={buttonClass()}>
            {common.logIn}
          </Link>
        </p>
      </AccountCard>
    );
  if (!TOKEN.test(token))
    return (
      <AccountCard title={texts.linkDoesNotWork} intro={texts.linkIsIncomplete}>
        {null}
      </AccountCard>
    );
  const finish = () => {
    // An open session here has ended with the old password.
    signOut();
    onDone();
  };
  return (
    <AccountCard title={texts.someoneElseChangedEmail} intro={texts.undoIntro}>
      <UndoForm token={token} onDone={finish} />
    </AccountCard>
  );
}
