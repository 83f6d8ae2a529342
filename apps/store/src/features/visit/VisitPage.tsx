import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/visits';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { VisitView } from './VisitView';
import classes from './visit.module.css';

/** Why a link shows no visit. */
function NoVisit({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { reason, message } = describeError(error);
  const isLink = reason === 'INSTALLATION_LINK_UNKNOWN';
  return (
    <div className={`wrap page ${classes.page}`}>
      <section className={`card ${classes.card}`}>
        <h1 className={classes.title}>{isLink ? texts.notFound : texts.notLoaded}</h1>
        <p role="alert">{message}</p>
        {!isLink && (
          <div>
            <Button onClick={onRetry}>{common.retry}</Button>
          </div>
        )}
      </section>
    </div>
  );
}

/** /visit/{token}: what a technician needs for one visit, and how it ended (docs/spec/installation.md#technicians-page). */
export function VisitPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.installations.visit.useQuery({ token }, { gcTime: 0 });
  if (isPending)
    return (
      <div className={`wrap page ${classes.page}`} role="status" aria-label={texts.loading}>
        <div className={`skeleton ${classes.waiting}`} />
      </div>
    );
  if (!data) return <NoVisit error={error} onRetry={() => void refetch()} />;
  return <VisitView token={token} visit={data.visit} />;
}
