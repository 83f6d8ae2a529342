import { useRouter, useRouteContext } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import { askForConsent } from '../../lib/ask-for-consent';
import { trpc } from '../../lib/trpc';
import { trustedPolicy } from '../../lib/trusted-policy';
import { ContentText } from './ContentText';
import classes from './ContentPage.module.css';
import { textInput, versionInput, type ShownText } from './text-input';
import type { TextSearch } from './text-search';

interface ContentPageProps {
  name: TextName;
  search: TextSearch;
}

const FRESH = { staleTime: 60_000 } as const;

function CurrentText(text: ShownText) {
  const [current] = trpc.settings.text.useSuspenseQuery(textInput(text), FRESH);
  return <ContentText {...text} text={current} />;
}

function TextVersion(text: ShownText & { version: number }) {
  const [version] = trpc.settings.textVersion.useSuspenseQuery(versionInput(text), FRESH);
  return <ContentText {...text} text={version} />;
}

/** Lets through what the document has already; made with the first text. */
let texts: ReturnType<typeof trustedPolicy> | undefined;

/**
 * Returns the HTML of a text that is in the document already, rendered by the server. It is used as it is: the text is sent
 * once, and not again as data for the script.
 */
function renderedHtml(key: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const html = document.querySelector(`[data-text="${key}"]`)?.innerHTML;
  if (html === undefined) return undefined;
  texts ??= trustedPolicy('shop-text', { createHTML: (text) => text });
  return texts.createHTML(html);
}

/** Handles links to pages of the shop, which have no script of their own, and the button about Google Analytics. */
function usePresses() {
  const { history } = useRouter();
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest('[data-analytics-choice]')) return askForConsent();
    const href = target.closest('a')?.getAttribute('href');
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!href?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    history.push(href);
  };
}

function Article({ shown, textKey }: { shown: ShownText; textKey: string }) {
  const [html] = useState(() => renderedHtml(textKey));
  const article = {
    className: `wrap page ${classes.page}`,
    'data-text': textKey,
    onClick: usePresses(),
    suppressHydrationWarning: true,
  };
  if (html !== undefined) return <article {...article} dangerouslySetInnerHTML={{ __html: html }} />;
  const { version } = shown;
  return (
    <article {...article}>
      {version === undefined ? <CurrentText {...shown} /> : <TextVersion {...shown} version={version} />}
    </article>
  );
}

/** A page of text (docs/spec/settings.md#texts), as it is in force or in an earlier version. */
export function ContentPage({ name, search }: ContentPageProps) {
  const { googleAnalyticsId } = useRouteContext({ from: '__root__' });
  const shown = { name, ...search, hasGoogleAnalytics: googleAnalyticsId !== '' };
  const textKey = [name, search.version, search.at].filter((part) => part !== undefined).join(' ');
  return <Article key={textKey} shown={shown} textKey={textKey} />;
}
