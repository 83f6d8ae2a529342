import { formatDay } from '@aabha/contracts/time/india-time';
import { useRouteContext } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import type { ContentDocument, ContentSection } from './content';
import classes from './ContentPage.module.css';

interface ContentPageProps {
  document: ContentDocument;
  /** Numbers the sections, for texts that are cited by number. */
  numbered?: boolean;
}

interface ContentsProps {
  sections: readonly ContentSection[];
  numbered: boolean;
}

function Contents({ sections, numbered }: ContentsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </List>
  );
}

/** A text page with its table of contents beside it; on phones it collapses above the text. */
export function ContentPage({ document, numbered = false }: ContentPageProps) {
  const [settings] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const { brand, shippingFee, picturesAreDrawings } = settings;
  const { googleAnalyticsId } = useRouteContext({ from: '__root__' });
  const hasGoogleAnalytics = googleAnalyticsId !== '';
  const shop = { brand, shippingFeeRupees: shippingFee, picturesAreDrawings, hasGoogleAnalytics };
  const sections = document.sections.filter(({ isFor }) => isFor?.(shop) ?? true);
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{document.title}</h1>
        <p className={classes.lead}>{document.lead}</p>
        {document.updated && (
          <p className="soft small">
            Last changed on <time dateTime={document.updated}>{formatDay(document.updated)}</time>
          </p>
        )}
      </header>
      <nav className={classes.aside} aria-label="On this page">
        <p className={classes.asideTitle}>On this page</p>
        <Contents sections={sections} numbered={numbered} />
      </nav>
      <details className={classes.folded}>
        <summary>On this page</summary>
        <Contents sections={sections} numbered={numbered} />
      </details>
      <div className={classes.sections}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} className={classes.section} aria-labelledby={id}>
            <h2 id={id}>
              {numbered && <span className={classes.number}>{index + 1}</span>}
              {title}
            </h2>
            {body(shop)}
          </section>
        ))}
      </div>
    </article>
  );
}
