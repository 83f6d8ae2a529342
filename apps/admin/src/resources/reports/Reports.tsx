import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { ReportCard } from './ReportCard';
import { REPORT_HEADLINES } from './report-headlines';

/** All reports, each with its main figure (docs/spec/reports.md). */
export function Reports() {
  return (
    <Gate resource="reports">
      <Title title="Reports" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {REPORT_HEADLINES.map((report) => (
          <ReportCard key={report.to} {...report} />
        ))}
      </Box>
    </Gate>
  );
}
