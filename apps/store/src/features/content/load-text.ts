import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import { questionsOf } from '@aabha/contracts/shop-texts/questions-of';
import { faqPage } from '../../lib/faq-page';
import { pageHead, type PageHead } from '../../lib/page-head';
import { textInput, versionInput } from './text-input';
import type { TextSearch } from './text-search';

type Loading = Parameters<typeof pageHead>[0] & { deps: TextSearch };

/**
 * Reads the text of a page, and returns the page's metadata. Earlier versions are not for search engines, which would show
 * them beside the one in force.
 *
 * Its routes have `gcTime: 0`, so that a page that was left is loaded before it is shown again. The server sends the text of a visit's
 * first page as HTML only, and without its text the page has no height in which Back could restore the scroll position.
 */
export async function loadText(
  loading: Loading,
  name: TextName,
  title?: string,
): Promise<{ head: PageHead }> {
  const { api, googleAnalyticsId } = loading.context;
  const { version, at } = loading.deps;
  const text = { name, hasGoogleAnalytics: googleAnalyticsId !== '', ...(at !== undefined && { at }) };
  const read =
    version === undefined
      ? await api.settings.text.ensureData(textInput(text))
      : await api.settings.textVersion.ensureData(versionInput({ ...text, version }));
  const head = await pageHead(loading, {
    title: title ?? read.title,
    description: read.description,
    ...(import.meta.env.SSR ? { structured: () => faqPage(questionsOf(read.sections)) } : {}),
  });
  if (version === undefined) return { head };
  return { head: { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] } };
}
