import { TEXT_PAGES } from './text-pages';
import type { ACCEPTED_TEXTS, AcceptedTexts } from './accepted-texts.schema';

/** Returns the path of a text exactly as it was accepted. */
export function acceptedTextPath(
  name: (typeof ACCEPTED_TEXTS)[number],
  { at, versions }: AcceptedTexts,
): string {
  return `${TEXT_PAGES[name]}?version=${versions[name]}&at=${at}`;
}
