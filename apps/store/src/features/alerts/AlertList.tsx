import * as texts from '@aabha/messages/alerts';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { AlertFacts } from './AlertFacts';
import classes from './alerts.module.css';

const SKELETONS = [1, 2, 3];

function NoAlerts() {
  return (
    <EmptyCard title={texts.noAlerts} hint={texts.howToAsk}>
      <Link to="/televisions" className={buttonClass({ size: 'large' })}>
        {texts.seeTelevisions}
      </Link>
    </EmptyCard>
  );
}

function AlertsSkeleton() {
  return (
    <div className={classes.list}>
      <span className="visually-hidden">
        <Spinner label={texts.loadingAlerts} />
      </span>
      {SKELETONS.map((key) => (
        <div key={key} className="skeleton" style={{ height: 122 }} aria-hidden="true" />
      ))}
    </div>
  );
}

/** The alerts of a signed-in shopper that are on, 20 at most (docs/spec/alerts.md#my-alerts). */
export function AlertList() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.alerts.list.useQuery({});
  const stop = trpc.alerts.stop.useMutation({
    onSuccess: () => notify('success', texts.alertStopped),
    onError: (failure) => notify('error', describeError(failure).message),
    onSettled: () => utils.alerts.invalidate(),
  });
  if (error && !data) return <LoadFailedCard error={error} onRetry={() => void refetch()} />;
  if (!data) return <AlertsSkeleton />;
  if (data.alertList.length === 0) return <NoAlerts />;
  return (
    <ul className={classes.list}>
      {data.alertList.map((alert) => (
        <li key={alert._id} className={`card ${classes.row}`}>
          <AlertFacts alert={alert} />
          <Button
            kind="outline"
            busy={stop.isPending && stop.variables.id === alert._id}
            aria-label={texts.stopAlert(alert.product.name)}
            onClick={() => stop.mutate({ id: alert._id })}
          >
            {texts.stop}
          </Button>
        </li>
      ))}
    </ul>
  );
}
