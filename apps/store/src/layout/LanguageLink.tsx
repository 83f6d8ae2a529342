import { OTHER } from '@aabha/messages/language';
import { useLocation } from '@tanstack/react-router';

interface LanguageLinkProps {
  className?: string | undefined;
  /** Whether only the first letters of the language's name are shown. */
  short?: boolean;
}

/** Leads to this page in the other language. The whole page loads, since each language has a build of its own. */
export function LanguageLink({ className, short = false }: LanguageLinkProps) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <a
      className={className}
      href={OTHER.basePath + path}
      lang={OTHER.locale}
      hrefLang={OTHER.locale}
      {...(short ? { 'aria-label': OTHER.name, title: OTHER.name } : {})}
    >
      {short ? OTHER.short : OTHER.name}
    </a>
  );
}
