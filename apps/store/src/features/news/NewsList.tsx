import * as texts from '@aabha/messages/news';
import { Pager } from '@aabha/ui/components/Pager';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './news.module.css';
import { newsPage, pagesOf } from './news';
import { NewsCard } from './NewsCard';

const CARD_SIZES = '(min-width: 62em) 410px, (min-width: 40em) 46vw, 92vw';
const LEAD_SIZES = '(min-width: 1312px) 720px, (min-width: 62em) 55vw, 92vw';

/** News, newest first, twenty a page; the newest is shown large. */
export function NewsList({ page }: { page: number }) {
  const [{ newsList, newsCount }] = trpc.news.list.useSuspenseQuery(newsPage(page));
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.news}</h1>
        <p className={`${classes.intro} soft`}>{texts.intro}</p>
      </header>
      {newsList.length === 0 && (
        <p className={`card ${classes.none}`}>
          {page === 1 ? texts.noNewsYet : texts.noNewsOnThisPage}{' '}
          {page === 1 ? (
            <Link to="/televisions">{texts.seeTelevisions}</Link>
          ) : (
            <Link to="/news-media">{texts.seeLatestNews}</Link>
          )}
        </p>
      )}
      <ul className={classes.grid}>
        {newsList.map((news, index) => {
          const lead = index === 0 && page === 1;
          return (
            <li key={news._id} className={lead ? classes.leadPlace : undefined}>
              <NewsCard news={news} lead={lead} sizes={lead ? LEAD_SIZES : CARD_SIZES} priority={index < 2} />
            </li>
          );
        })}
      </ul>
      <Pager
        label={texts.pagesOfNews}
        page={page}
        pageCount={pagesOf(newsCount)}
        link={(to, look) => <Link to="/news-media" search={to > 1 ? { page: to } : {}} {...look} />}
      />
    </div>
  );
}
