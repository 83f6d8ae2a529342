import * as texts from '@aabha/messages/news';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { paragraphs } from './news';
import classes from './NewsArticle.module.css';
import { NewsDate } from './NewsCard';
import { RelatedNews } from './RelatedNews';

export function NewsArticle({ id }: { id: string }) {
  const [{ news }] = trpc.news.get.useSuspenseQuery({ id });
  const [first, ...others] = news.pictures;
  return (
    <div className={`wrap page ${classes.page}`}>
      <article className={classes.article}>
        <Link to="/news-media" className={classes.back}>
          <IconArrowLeft size={18} stroke={2} aria-hidden />
          {texts.allNews}
        </Link>
        <header className={classes.head}>
          <NewsDate iso={news.created_at} />
          <h1>{news.title}</h1>
          <p className={classes.subtitle}>{news.subtitle}</p>
        </header>
        {first && (
          <ResponsivePicture
            picture={first}
            alt=""
            sizes="(min-width: 960px) 900px, 94vw"
            priority
            className={classes.picture}
          />
        )}
        <div className={classes.text}>
          {paragraphs(news.description).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        {others.length > 0 && (
          <ul className={classes.pictures}>
            {others.map((picture) => (
              <li key={picture.src}>
                <ResponsivePicture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 40em) 440px, 94vw"
                  className={classes.picture}
                />
              </li>
            ))}
          </ul>
        )}
      </article>
      <RelatedNews key={id} currentId={id} />
    </div>
  );
}
