import { formatDateTime, formatDay } from '@aabha/messages/dates';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import { teaser } from '@aabha/contracts/news/news.rules';
import type { NewsItem } from './news';
import classes from './NewsCard.module.css';

interface NewsCardProps {
  news: NewsItem;
  sizes: string;
  priority?: boolean;
  /** The first of a list, shown larger. */
  lead?: boolean;
}

export function NewsDate({ iso }: { iso: string }) {
  return (
    <time className={classes.date} dateTime={iso} title={formatDateTime(iso)}>
      {formatDay(iso)}
    </time>
  );
}

export function NewsCard({ news, sizes, priority = false, lead = false }: NewsCardProps) {
  const [picture] = news.pictures;
  return (
    <article className={`${classes.card} ${lead ? classes.lead : ''}`}>
      <div className={classes.pictureArea}>
        {picture && <ResponsivePicture picture={picture} alt="" sizes={sizes} priority={priority} />}
      </div>
      <div className={classes.text}>
        <NewsDate iso={news.created_at} />
        <h2 className={classes.title}>
          <Link to="/news-media/$id" params={{ id: news._id }} className={classes.link}>
            {teaser(news.title)}
          </Link>
        </h2>
        <p className="soft">{teaser(news.subtitle)}</p>
      </div>
    </article>
  );
}
