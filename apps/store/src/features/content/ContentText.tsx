import * as texts from '@aabha/messages/content';
import { formatDay } from '@aabha/messages/dates';
import { BASE_PATH, LANGUAGE } from '@aabha/messages/language';
import { TEXT_PAGES } from '@aabha/contracts/shop-texts/text-pages';
import type { ApiOutputs } from '../../lib/trpc';
import classes from './ContentPage.module.css';
import { noticeSections } from './notice-sections';
import type { ShownText } from './text-input';
import { TextBlocks } from './TextBlocks';

type Text = ApiOutputs['settings']['text'];
type Section = Text['sections'][number] & { language: Text['language'] };

/** Returns the sections of a page: notices are in the language of the page, also where its text is not. */
function sectionsOf(text: Text, { name, hasGoogleAnalytics }: ShownText): Section[] {
  const notices = name === 'privacy' ? noticeSections(hasGoogleAnalytics) : [];
  return [
    ...notices.map((section) => ({ ...section, language: LANGUAGE })),
    ...text.sections.map((section) => ({ ...section, language: text.language })),
  ];
}

function Contents({ sections, isNumbered }: { sections: readonly Section[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classes.contents}>
      {sections.map(({ id, title, language: written }) => (
        <li key={id} lang={written}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </List>
  );
}

function Head({ text, name }: { text: Text; name: ShownText['name'] }) {
  const day = formatDay(text.publishedAt);
  return (
    <header className={classes.head}>
      {text.language !== LANGUAGE && (
        <p className="soft small" lang={LANGUAGE}>
          {texts.notTranslated}
        </p>
      )}
      {!text.isCurrent && (
        <p className="soft small" lang={LANGUAGE}>
          {texts.oldVersion(text.version, day)}{' '}
          <a href={BASE_PATH + TEXT_PAGES[name]}>{texts.currentVersion}</a>
        </p>
      )}
      <h1 lang={text.language}>{text.title}</h1>
      <p className={classes.lead} lang={text.language}>
        {text.lead}
      </p>
      {name !== 'about' && (
        <p className="soft small" lang={LANGUAGE}>
          <time dateTime={text.publishedAt}>{texts.lastChangedOn(day)}</time>
        </p>
      )}
    </header>
  );
}

/** The content of a page of text, with its table of contents beside it; on phones it collapses above the text. */
export function ContentText({ text, ...shown }: ShownText & { text: Text }) {
  const { name } = shown;
  const isNumbered = name === 'terms';
  const sections = sectionsOf(text, shown);
  const contents = <Contents sections={sections} isNumbered={isNumbered} />;
  return (
    <>
      <Head text={text} name={name} />
      <nav className={classes.aside} aria-label={texts.onThisPage}>
        <p className={classes.asideTitle}>{texts.onThisPage}</p>
        {contents}
      </nav>
      <details className={classes.folded}>
        <summary>{texts.onThisPage}</summary>
        {contents}
      </details>
      <div className={classes.sections}>
        {sections.map(({ id, title, blocks, language: written }, index) => (
          <section key={id} className={classes.section} aria-labelledby={id} lang={written}>
            <h2 id={id}>
              {isNumbered && <span className={classes.number}>{index + 1}</span>}
              {title}
            </h2>
            <TextBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </>
  );
}
