import { OTHERS } from '@aabha/messages/language';
import { useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';

interface LanguageLinksProps {
  className?: string | undefined;
  /** Whether only the first letters of a language's name are shown. */
  short?: boolean;
}

/** Lead to this page in the other languages. The whole page loads, since each language has a build of its own. */
export function LanguageLinks({ className, short = false }: LanguageLinksProps) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return OTHERS.map(({ name, short: letters, locale, basePath }, index) => (
    <Fragment key={locale}>
      {index > 0 && !short && ' · '}
      <a
        className={className}
        href={basePath + path}
        lang={locale}
        hrefLang={locale}
        {...(short ? { 'aria-label': name, title: name } : {})}
      >
        {short ? letters : name}
      </a>
    </Fragment>
  ));
}
