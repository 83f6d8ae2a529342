import type { OpenSession } from '@aabha/contracts/sessions/sessions.schema';
import * as dates from '@aabha/messages/dates';
import * as texts from '@aabha/messages/devices';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './devices.module.css';

const nameOf = ({ kind, device }: OpenSession) =>
  device || (kind === 'api' ? texts.program : texts.unknownDevice);

const failed = (error: unknown) => notify('error', describeError(error).message);

function Device({ session }: { session: OpenSession }) {
  const utils = trpc.useUtils();
  const end = trpc.sessions.end.useMutation({
    onSuccess: (left) => {
      utils.sessions.own.setData({}, left);
      notify('success', texts.loggedOut);
    },
    onError: failed,
  });
  const { _id: id, network, last_seen_at: seen, current } = session;
  const name = nameOf(session);
  return (
    <li>
      <div>
        <span className={classes.device}>{name}</span>
        <p className={`soft ${classes.seen}`}>{texts.lastUsed(dates.formatDateTime(seen), network)}</p>
      </div>
      {current ? (
        <span className={classes.badge}>{texts.thisDevice}</span>
      ) : (
        <Button
          kind="quiet"
          busy={end.isPending}
          aria-label={texts.logOutOf(name)}
          onClick={() => end.mutate({ id })}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}

function LogOutOthers() {
  const utils = trpc.useUtils();
  const endOthers = trpc.sessions.endOthers.useMutation({
    onSuccess: (left) => {
      utils.sessions.own.setData({}, left);
      notify('success', texts.othersLoggedOut);
    },
    onError: failed,
  });
  return (
    <div>
      <Button kind="outline" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
        {texts.logOutOthers}
      </Button>
    </div>
  );
}

/** Where the shopper is logged in (docs/spec/sessions-and-access.md#list): ends one of the sessions, or all others. */
export function Devices() {
  const { data, isError, refetch } = trpc.sessions.own.useQuery({});
  const sessions = data?.sessions ?? [];
  return (
    <section className={`card ${classes.card}`} aria-labelledby="devices">
      <h2 id="devices">{texts.devices}</h2>
      {isError && (
        <div role="alert">
          <p>{texts.notLoaded}</p>
          <Button kind="outline" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {data && <p className="soft">{sessions.length === 0 ? texts.onlyOld : texts.intro}</p>}
      {sessions.length > 0 && (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <Device key={session._id} session={session} />
          ))}
        </ul>
      )}
      {sessions.some(({ current }) => !current) && <LogOutOthers />}
    </section>
  );
}
