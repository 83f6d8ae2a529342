import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { Gate } from '../../components/Gate';

interface ReportFrameProps {
  resource: string;
  title: string;
  tools: ReactNode;
  isError: boolean;
  onRetry: () => void;
  /** Undefined while the report is loaded. */
  children: ReactNode | undefined;
}

function Loading() {
  return (
    <Stack spacing={2} aria-label="Loading" role="status">
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={290} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** The frame of a report: its way back, its tools, and its failure or content. */
export function ReportFrame({ resource, title, tools, isError, onRetry, children }: ReportFrameProps) {
  return (
    <Gate resource={resource}>
      <Title title={title} />
      <Stack spacing={2}>
        <Box>
          <Button component={Link} to="/admin-dashboard/reports" startIcon={<ArrowBackIcon />} size="small">
            All reports
          </Button>
        </Box>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
          {tools}
        </Stack>
        {isError && (
          <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
            Could not load the report.
          </Alert>
        )}
        {children ?? (!isError && <Loading />)}
      </Stack>
    </Gate>
  );
}
