import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { PublicationBar } from './PublicationBar';
import { SectionList } from './SectionList';
import { useArrangement } from './use-arrangement';

/** The sections of the home page, which staff arrange, preview and publish (docs/spec/home-page.md#screen); SuperAdmin only. */
export function HomePage() {
  const { data: home, isError, refetch } = useArrangement();
  return (
    <Gate resource="home-page">
      <Title title="Home Page" />
      <Stack spacing={2} sx={{ maxWidth: 880 }}>
        <Typography variant="body2" color="textSecondary">
          What you change here is a draft. Shoppers see it when you publish it.
        </Typography>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the home page.
          </Alert>
        )}
        {home && <PublicationBar home={home} />}
        {home && <SectionList home={home} />}
        {!home && !isError && <Skeleton variant="rounded" height={480} />}
      </Stack>
    </Gate>
  );
}
