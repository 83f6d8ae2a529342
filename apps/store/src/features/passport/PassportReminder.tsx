import { useId } from 'react';
import * as texts from '@aabha/messages/passport-transfer';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './passport.module.css';

interface PassportReminderProps {
  token: string;
  reminder: boolean;
}

/** Lets the owner of a television be mailed before its warranty ends (docs/spec/warranty-passport.md#reminder). */
export function PassportReminder({ token, reminder }: PassportReminderProps) {
  const notice = useId();
  const { passports } = trpc.useUtils();
  const remind = trpc.passports.remind.useMutation({
    onSuccess: ({ message }) => notify('success', message),
    onError: (error) => notify('error', describeError(error).message),
    onSettled: () => passports.get.invalidate({ token }),
  });
  /* What was pressed shows at once, and goes back where it was refused. */
  const isOn = remind.isPending ? remind.variables.on : (remind.data?.reminder ?? reminder);
  return (
    <section className={`card ${classes.part} ${classes.transfer}`}>
      <h2>{texts.reminderTitle}</h2>
      <label className={classes.reminder}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={remind.isPending}
          aria-describedby={notice}
          onChange={({ target }) => remind.mutate({ token, on: target.checked })}
        />
        <span>{texts.remindMe}</span>
      </label>
      <p className="soft small" id={notice}>
        <Link to="/privacy-policy" hash="notice-warranty-reminders">
          {texts.reminderNotice}
        </Link>
      </p>
    </section>
  );
}
