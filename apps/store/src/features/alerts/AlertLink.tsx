import type { ProductAlert } from '@aabha/contracts/alerts/alerts.schema';
import * as texts from '@aabha/messages/alerts';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { AlertFacts } from './AlertFacts';
import classes from './alerts.module.css';

/** The format of a token in our mails; anything else was truncated or altered. */
const TOKEN = /^[\w-]{32}$/;

interface AlertLinkProps {
  action: 'confirm' | 'stop';
  token: string;
}

/** Returns what a link does with its alert as it stands now: ask, or say that it is done. */
function stageOf(action: AlertLinkProps['action'], { state }: ProductAlert) {
  if (state === 'sent' || state === 'stopped' || state === 'expired') return 'ended';
  if (action === 'confirm' && state === 'active') return 'on';
  return action;
}

const HEADINGS = {
  ...{ confirm: texts.confirmTitle, stop: texts.stopTitle, on: texts.isOn, ended: texts.hasEnded },
} as const;
const TEXTS = {
  ...{ confirm: texts.confirmText, stop: texts.stopText, on: texts.confirmText, ended: texts.noMoreEmails },
} as const;

/** The question of a link, and its answer once it was given. */
function Question({ action, token, alert }: AlertLinkProps & { alert: ProductAlert }) {
  const utils = trpc.useUtils();
  /* The state of the alert says what the page shows, so it is read again. */
  const options = { onSuccess: () => utils.alerts.getByLink.invalidate({ token }) };
  const confirm = trpc.alerts.confirm.useMutation(options);
  const stop = trpc.alerts.stopByLink.useMutation(options);
  const act = action === 'confirm' ? confirm : stop;
  const stage = stageOf(action, alert);
  const isAsked = stage === 'confirm' || stage === 'stop';
  return (
    <>
      <div role="status" className={classes.answer}>
        <h1>{HEADINGS[stage]}</h1>
        <p className="soft">{TEXTS[stage]}</p>
      </div>
      <div className={`card ${classes.row}`}>
        <AlertFacts alert={alert} />
      </div>
      {act.isError && (
        <p className={classes.error} role="alert">
          {describeError(act.error).message}
        </p>
      )}
      {isAsked ? (
        <Button size="large" busy={act.isPending} onClick={() => act.mutate({ token })}>
          {stage === 'confirm' ? texts.switchOn : texts.stop}
        </Button>
      ) : (
        <Link
          to="/television/$id"
          params={{ id: alert.product._id }}
          className={buttonClass({ kind: 'outline', size: 'large' })}
        >
          {texts.seeTelevision}
        </Link>
      )}
    </>
  );
}

/**
 * The page of a link in a mail: it shows the alert and requires a click, so that mail programs that open links do nothing
 * (docs/spec/alerts.md#mails).
 */
export function AlertLink({ action, token }: AlertLinkProps) {
  const usable = TOKEN.test(token);
  const { data, error } = trpc.alerts.getByLink.useQuery({ token }, { enabled: usable });
  return (
    <section className={`wrap ${classes.place}`}>
      {!usable && (
        <>
          <h1>{texts.linkDoesNotWork}</h1>
          <p className="soft">{texts.linkIsIncomplete}</p>
        </>
      )}
      {error && (
        <>
          <h1>{texts.linkDoesNotWork}</h1>
          <p className="soft">{describeError(error).message}</p>
        </>
      )}
      {usable && !error && !data && <Spinner label={texts.loadingAlerts} />}
      {data && <Question action={action} token={token} alert={data.alert} />}
    </section>
  );
}
