import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/passport';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { PassportView } from './PassportView';
import classes from './passport.module.css';

/** Why a link shows no passport. */
function NoPassport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { reason, message } = describeError(error);
  const isLink = reason === 'PASSPORT_LINK_UNKNOWN';
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1>{isLink ? texts.notFound : texts.notLoaded}</h1>
        <p role="alert">{message}</p>
        <div className={classes.actions}>
          {isLink ? (
            <Link to="/myorders" className={buttonClass()}>
              {texts.myOrders}
            </Link>
          ) : (
            <Button onClick={onRetry}>{common.retry}</Button>
          )}
          <Link to="/contact" className={buttonClass({ kind: 'quiet' })}>
            {texts.needHelp}
          </Link>
        </div>
      </section>
    </div>
  );
}

/** /passport/{token}: the warranty of a television, for whoever has its link. */
export function PassportPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.passports.get.useQuery({ token }, { gcTime: 0 });
  if (isPending)
    return (
      <div className={`wrap page ${classes.page}`} role="status" aria-label={texts.loading}>
        <div className={`skeleton ${classes.waiting}`} />
      </div>
    );
  if (!data) return <NoPassport error={error} onRetry={() => void refetch()} />;
  return <PassportView {...data} token={token} />;
}
