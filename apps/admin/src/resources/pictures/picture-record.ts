import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import { formatCount } from '../../data/number-format';

/** A picture as the screens use it. */
export type PictureRecord = LibraryPicture & { id: string };

/** Returns where a picture is shown: '3 televisions, 1 article'. */
export function usesText({ television_count: televisions, news_count: news }: LibraryPicture): string {
  const parts = [
    ...(televisions > 0 ? [formatCount(televisions, 'television', 'televisions')] : []),
    ...(news > 0 ? [formatCount(news, 'article', 'articles')] : []),
  ];
  return parts.length === 0 ? 'Not used' : parts.join(', ');
}

export const isUnused = ({ television_count: televisions, news_count: news }: LibraryPicture) =>
  televisions + news === 0;
