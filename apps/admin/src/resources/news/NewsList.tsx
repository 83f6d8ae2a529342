import { Box, Skeleton } from '@mui/material';
import { SearchInput, useListContext } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { NewsRecord } from './news.data';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { NewsCard } from './NewsCard';
import { NEWS_VIEWS } from './news-views';
import { NewsDialog } from './NewsDialog';

const filters = [<SearchInput key="title" source="title" placeholder="Title" alwaysOn />];

function NewsGrid() {
  const { data, isPending } = useListContext<NewsRecord>();
  if (data?.length === 0)
    return (
      <EmptyList text="No news found" hint="What you create here appears on the news page of the shop." />
    );
  return (
    <Box
      component="ul"
      aria-busy={isPending}
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {data
        ? data.map((news) => <NewsCard key={news.id} news={news} />)
        : Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} component="li" variant="rounded" height={320} />
          ))}
    </Box>
  );
}

/** News, newest first, twenty a page; for all staff (docs/spec/news.md#staff-screen). */
export function NewsList() {
  return (
    <Gate resource="news-updates">
      <ScreenList
        title="News & Updates"
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={PAGE_SIZES.news}
        pager={<ListPager sizes={[PAGE_SIZES.news, 50, 100]} />}
        actions={<CreateButton label="Create News" dialog={(close) => <NewsDialog onClose={close} />} />}
        failed="Failed to fetch news"
        views={NEWS_VIEWS}
      >
        <NewsGrid />
      </ScreenList>
    </Gate>
  );
}
