import * as texts from '@aabha/messages/news';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './news.module.css';
import { latestNews } from './news';
import { NewsCard } from './NewsCard';

/** The three newest articles; nothing without any, or when they fail to load. */
export function LatestNews() {
  const { data } = trpc.news.list.useQuery(latestNews);
  if (!data || data.newsList.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="latest-news">
      <header className={classes.latestHead}>
        <h2 id="latest-news">{texts.fromOurNews}</h2>
        <Link to="/news-media" className={classes.all}>
          {texts.seeAllNews}
          <IconArrowRight size={18} stroke={2} aria-hidden />
        </Link>
      </header>
      <ul className={classes.grid}>
        {data.newsList.map((news) => (
          <li key={news._id}>
            <NewsCard news={news} sizes="(min-width: 62em) 410px, (min-width: 40em) 46vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
