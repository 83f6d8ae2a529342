import { Box, Card, Typography } from '@mui/material';
import { teaser } from '@aabha/contracts/news/news.rules';
import type { NewsRecord } from './news.data';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { DeleteNewsButton } from './DeleteNewsButton';
import { EditNewsButton } from './EditNewsButton';
import { ViewNewsButton } from './ViewNewsButton';

/** An article of the grid, title and subtitle truncated at 200 characters (docs/spec/news.md#lists). */
export function NewsCard({ news }: { news: NewsRecord }) {
  const [cover] = news.pictures;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', listStyle: 'none' }}>
      <Box
        {...(cover ? { component: 'img', src: cover.src, alt: '', loading: 'lazy' } : {})}
        sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'action.hover' }}
      />
      <Box sx={{ p: 2, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h4">
          {teaser(news.title)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ my: 0.5 }}>
          <RelativeTimeField iso={news.created_at} />
        </Typography>
        <Typography variant="body2">{teaser(news.subtitle)}</Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, px: 1, pb: 1 }}>
        <ViewNewsButton news={news} />
        <EditNewsButton news={news} />
        <DeleteNewsButton news={news} />
      </Box>
    </Card>
  );
}
