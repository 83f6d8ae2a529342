import { Alert, Box, Button, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { presetRange } from '@aabha/contracts/reports/report-range';
import { Gate } from '../../components/Gate';
import { changeText } from './change-text';
import type { ReportProvider } from './reports.data';
import { SparkLine } from './SparkLine';

interface ReportCardProps {
  to: string;
  name: string;
  about: string;
  /** Undefined while it is loaded. */
  headline: string | undefined;
  note: string | undefined;
  values?: readonly number[] | undefined;
}

function ReportCard({ to, name, about, headline, note, values }: ReportCardProps) {
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
          {headline ?? <Skeleton width={160} />}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {note ?? <Skeleton width={200} />}
        </Typography>
        {values && <SparkLine values={values} />}
      </CardActionArea>
    </Card>
  );
}

/** The sales of the last 30 days and the taxes of this month, as the cards show them. */
function useHeadlines() {
  const dataProvider = useDataProvider<ReportProvider>();
  const [days, month] = [presetRange('30', new Date()), presetRange('month', new Date())];
  return useQuery({
    queryKey: ['reports', days, month],
    queryFn: async () => {
      const [sales, tax] = await Promise.all([
        dataProvider.getSalesReport({ ...days, by: 'day' }),
        dataProvider.getTaxReport(month),
      ]);
      return { sales: sales.data, tax: tax.data };
    },
  });
}

/** All reports, each with its main figure (docs/spec/reports.md). */
export function Reports() {
  const { data, isError, refetch } = useHeadlines();
  const { sales, tax } = data ?? {};
  return (
    <Gate resource="reports">
      <Title title="Reports" />
      <Stack spacing={2}>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the figures.
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <ReportCard
            to="sales-report"
            name="Sales"
            about="By day, State, brand, screen size and technology, net of refunds"
            headline={sales && formatRupees(sales.total.net)}
            note={sales && `Last 30 days. ${changeText(sales.total.net, sales.before.net, formatRupees)}`}
            values={sales?.rows.map(({ net }) => net)}
          />
          <ReportCard
            to="tax-report?range=month"
            name="Tax"
            about="CGST, SGST, UTGST and IGST by rate and State, net of credit notes"
            headline={tax && formatRupees(tax.total.tax)}
            note={tax && `This month, on a taxable value of ${formatRupees(tax.total.taxable)}`}
          />
        </Box>
      </Stack>
    </Gate>
  );
}
