import type { ListViews } from '../../data/list-views';
import { newsFilters } from './news.data';

export const NEWS_VIEWS: ListViews = {
  list: 'news-updates',
  filtersOf: newsFilters,
};
