import { useEffect, useRef, useState } from 'react';
import { isGuarded, waitingRoomPath } from '@aabha/contracts/waiting-room/waiting-room.rules';
import type { WaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';
import * as texts from '@aabha/messages/waiting-room';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { isShopper, readSession, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { TurnCountdown } from './TurnCountdown';
import classes from './WaitingRoomPage.module.css';
import { readTicket, storeTicket } from './waiting-ticket';

/** A screen reader hears at most one change of position in this time. */
const ANNOUNCE_EVERY_MS = 15_000;

/** Returns the title and text as they are announced: every 15 seconds, and at once when there is something to do. */
function useAnnouncement(title: string, text: string, isUrgent: boolean): string {
  const [announced, setAnnounced] = useState('');
  const latest = useRef('');
  useEffect(() => {
    latest.current = texts.announcement(title, text);
    if (isUrgent) setAnnounced(latest.current);
  }, [title, text, isUrgent]);
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(latest.current), ANNOUNCE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return announced;
}

function useWaitingRoom(id: string) {
  const [ticket, setTicket] = useState<string>();
  const account = useSession()?.userId;
  /* The session of a component is none until hydration, which is no reason to remove a ticket. */
  useEffect(() => setTicket(readTicket(id, readSession()?.userId)), [id, account]);
  const read = trpc.waitingRoom.get.useQuery(
    { id, ...(ticket === undefined ? {} : { ticket }) },
    {
      retry: false,
      staleTime: 0,
      placeholderData: (previous) => previous,
      refetchInterval: ({ state }) => (state.data?.room.refreshSeconds ?? 15) * 1000,
    },
  );
  const keep = (room: WaitingRoom) => {
    storeTicket(id, room.ticket);
    setTicket(room.ticket);
  };
  const join = trpc.waitingRoom.join.useMutation({ onSuccess: ({ room }) => keep(room) });
  const isRefused = describeError(read.error).reason === 'WAITING_ROOM_TICKET_INVALID';
  useEffect(() => {
    if (!isRefused) return;
    storeTicket(id, undefined);
    setTicket(undefined);
  }, [id, isRefused]);
  return { room: read.data?.room, join };
}

interface WaitingRoomPageProps {
  id: string;
  /** Whether a refused checkout led here. */
  isRefused?: boolean;
}

/** /waiting-room/{id} (docs/spec/waiting-room.md#page): the place of a shopper, and what they can do. */
export function WaitingRoomPage({ id, isRefused = false }: WaitingRoomPageProps) {
  const session = useSession();
  const { room, join } = useWaitingRoom(id);
  const view = room && texts.waitingRoomView(room);
  const announced = useAnnouncement(view?.title ?? '', view?.lines[0] ?? '', view?.action !== 'none');
  if (!room || !view) return null;
  const { place } = room;
  return (
    <div className="wrap page">
      <section className={`card ${classes.room}`} aria-labelledby="waiting-room-title">
        {room.product && <p className={classes.product}>{room.product.name}</p>}
        <h1 id="waiting-room-title">{view.title}</h1>
        {isRefused && isGuarded(room.phase) && place?.state !== 'turn' && (
          <p className={classes.refused}>{texts.paymentHasNotStarted}</p>
        )}
        {place?.admittedUntil && <TurnCountdown until={place.admittedUntil} />}
        {view.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {join.isError && (
          <p role="alert" className={classes.error}>
            {describeError(join.error).message}
          </p>
        )}
        {view.action === 'join' &&
          (isShopper(session) ? (
            <Button size="large" busy={join.isPending} onClick={() => join.mutate({ id })}>
              {place ? texts.joinAgain : texts.joinTheWaitingRoom}
            </Button>
          ) : (
            <Link
              to="/signin"
              search={{ redirect: waitingRoomPath(id) }}
              className={buttonClass({ size: 'large' })}
            >
              {texts.logInToJoin}
            </Link>
          ))}
        {view.action === 'cart' && (
          <Link to="/cart" className={buttonClass({ size: 'large' })}>
            {texts.goToCart}
          </Link>
        )}
        <Link to="/television/$id" params={{ id }} className={buttonClass({ kind: 'outline' })}>
          {texts.seeTheTelevision}
        </Link>
        {view.action === 'none' && <p className="soft">{texts.keepThisPageOpen}</p>}
        <p role="status" className={classes.announced}>
          {announced}
        </p>
      </section>
    </div>
  );
}
