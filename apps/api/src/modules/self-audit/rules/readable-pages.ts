import { counted } from '@aabha/contracts/counts/counts';
import type { Observations, PageObservation } from '../observations.types';

/** Returns the pages that were read. */
export const readablePages = ({ pages }: Observations): PageObservation[] =>
  pages.filter(({ status }) => status === 200);

/** Returns how many pages were looked at, and how many of the televisions' pages are among them. */
export function describePages(observations: Observations): string {
  const read = readablePages(observations);
  const products = read.filter(({ path }) => path.startsWith('/television/')).length;
  const unread = observations.pages.filter(({ status }) => status === 0 || status >= 500).length;
  const parts = [
    `${counted(read.length, 'page')}, of them ${products} of ${counted(observations.listedCount, 'television')}`,
    ...(unread > 0 ? [`${counted(unread, 'page')} could not be read`] : []),
  ];
  return parts.join('; ');
}

/** Returns whether no page could be read. */
export const hasNoPage = (observations: Observations): boolean => readablePages(observations).length === 0;

/** Returns the television whose page has this path. */
export const productIdOf = (path: string): string | undefined => /^\/television\/([\w-]+)$/.exec(path)?.[1];
