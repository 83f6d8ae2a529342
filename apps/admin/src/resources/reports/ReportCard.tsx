import { Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReportHeadline } from './report-headlines';
import type { ReportProvider } from './reports.data';
import { SparkLine } from './SparkLine';

/** A report with its main figure; one that cannot be read still leads to its report. */
export function ReportCard({ to, name, about, load }: ReportHeadline) {
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError } = useQuery({
    queryKey: ['reports', to],
    queryFn: () => load(dataProvider, new Date()),
  });
  return (
    <Card sx={{ display: 'flex' }}>
      <CardActionArea
        component={Link}
        to={`/admin-dashboard/${to}`}
        sx={{
          p: 2,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'start',
          gap: 0.5,
        }}
      >
        <Typography component="h2" variant="h4">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
        <Typography sx={{ fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums', mt: 1 }}>
          {data?.headline ?? (isError ? '–' : <Skeleton width={160} />)}
        </Typography>
        <Typography
          variant="body2"
          color={isError && !data ? 'error' : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {data?.note ?? (isError ? 'Could not load the figure.' : <Skeleton width={200} />)}
        </Typography>
        {data?.values && <SparkLine values={data.values} />}
      </CardActionArea>
    </Card>
  );
}
