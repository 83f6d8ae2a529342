import { useRef, type ReactNode } from 'react';
import * as texts from '@aabha/messages/fit-finder';
import { Button } from '@aabha/ui/components/Button';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './FindTelevisionPage.module.css';
import { FitResult } from './FitResult';
import { lengthsIn, type Lengths } from './lengths';
import { RoomDrawing } from './RoomDrawing';
import { RESULT_ID, RoomForm } from './RoomForm';
import { readRoom } from './read-room';
import { type RoomSearch } from './room-search';
import { SizeGuide } from './SizeGuide';

interface FindTelevisionPageProps {
  search: RoomSearch;
  renderCompare: (ids: readonly string[], look: { className: string; children: ReactNode }) => ReactNode;
}

const EXAMPLE = { distanceCm: 200, wallCm: 330, tableCm: 140 };

/** Shown before a room is known. */
function Example({ lengths }: { lengths: Lengths }) {
  return (
    <div className={classes.example}>
      <SizeGuide lengths={lengths} />
      <RoomDrawing
        title={texts.exampleDrawing}
        room={EXAMPLE}
        television={{ inches: 55, widthCm: null, name: texts.exampleTelevision }}
        lengths={lengths}
      />
    </div>
  );
}

/** Asks about a room and shows three televisions that fit it (docs/spec/fit-finder.md). All of its state is in the address. */
export function FindTelevisionPage({ search, renderCompare }: FindTelevisionPageProps) {
  const navigate = useNavigate();
  const result = useRef<HTMLElement>(null);
  const { room, invalid } = readRoom(search);
  const lengths = lengthsIn(search.unit);
  const { data, error, refetch, isFetching, isPlaceholderData } = trpc.products.fitRoom.useQuery(
    room ?? skipToken,
    {
      placeholderData: keepPreviousData,
    },
  );
  const find = async (asked: RoomSearch) => {
    await navigate({ to: '/find-my-television', search: asked, resetScroll: false });
    result.current?.focus();
  };
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.title}</h1>
        <p className="soft">{texts.intro}</p>
      </header>
      <div className={classes.columns}>
        {/* Its fields follow the address, as after a step back. */}
        <RoomForm
          key={JSON.stringify(search)}
          search={search}
          invalid={invalid}
          onFind={(asked) => void find(asked)}
        />
        <section
          ref={result}
          id={RESULT_ID}
          tabIndex={-1}
          className={`${classes.result} ${isPlaceholderData ? classes.stale : ''}`}
          aria-label={texts.title}
          aria-live="polite"
        >
          {room && data && (
            <FitResult
              result={data}
              room={room}
              search={search}
              lengths={lengths}
              renderCompare={renderCompare}
            />
          )}
          {room && !data && error && (
            <div className={classes.failed}>
              <p>{texts.couldNotLoad}</p>
              <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
                {texts.tryAgain}
              </Button>
            </div>
          )}
          {!room && <Example lengths={lengths} />}
        </section>
      </div>
    </div>
  );
}
