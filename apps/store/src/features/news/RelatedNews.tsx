import { useRef, useState, type TouchEvent } from 'react';
import * as texts from '@aabha/messages/news';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc';
import { relatedNews, ringFrom } from './news';
import { NewsCard } from './NewsCard';
import classes from './RelatedNews.module.css';

const SWIPE_PX = 40;
const ICON = { size: 22, stroke: 1.8, 'aria-hidden': true } as const;

/** A carousel of other articles (docs/spec/news.md#article), by button or by swiping. */
export function RelatedNews({ currentId }: { currentId: string }) {
  const { data } = trpc.news.list.useQuery(relatedNews);
  const [start, setStart] = useState(0);
  const [moved, setMoved] = useState(false);
  const touchedX = useRef<number>(undefined);
  const others = data?.newsList.filter(({ _id }) => _id !== currentId) ?? [];
  const [first] = ringFrom(others, start);
  if (!first) return null;
  const turn = (by: number) => {
    setStart(start + by);
    setMoved(true);
  };
  const release = (event: TouchEvent) => {
    const by = (event.changedTouches[0]?.clientX ?? 0) - (touchedX.current ?? 0);
    if (Math.abs(by) > SWIPE_PX && others.length > 1) turn(by < 0 ? 1 : -1);
  };
  return (
    <section className={classes.related} aria-roledescription={texts.carousel} aria-labelledby="related-news">
      <div className={classes.head}>
        <h2 id="related-news">{texts.relatedNews}</h2>
        {others.length > 1 && (
          <div className={classes.controls} data-count={others.length}>
            <button
              type="button"
              className={classes.turn}
              aria-label={texts.previousNews}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft {...ICON} />
            </button>
            <button
              type="button"
              className={classes.turn}
              aria-label={texts.nextNews}
              onClick={() => turn(1)}
            >
              <IconChevronRight {...ICON} />
            </button>
          </div>
        )}
      </div>
      <ul
        className={classes.ring}
        onTouchStart={(event) => {
          touchedX.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={release}
      >
        {ringFrom(others, start).map((news) => (
          <li key={news._id} className={classes.place}>
            <NewsCard news={news} sizes="(min-width: 62em) 410px, (min-width: 40em) 46vw, 92vw" />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved && texts.nowShowing(first.title)}
      </p>
    </section>
  );
}
