import { Alert, AlertTitle, Box, Button, Skeleton, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { SectionCard } from './SectionCard';
import { useSettingsOverview } from './use-settings-overview';

function Missing({ missing }: { missing: readonly string[] }) {
  return (
    <Alert severity="warning">
      <AlertTitle>This shop does not take orders yet</AlertTitle>
      Enter and publish the values of your own company:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** Everything about the shop itself, by section (docs/spec/settings.md#screen); SuperAdmin only. */
export function Settings() {
  const { data, isError, refetch } = useSettingsOverview();
  return (
    <Gate resource="settings">
      <Title title="Settings" />
      <Stack spacing={2} sx={{ maxWidth: 800 }}>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the settings.
          </Alert>
        )}
        {data && data.missing.length > 0 && <Missing missing={data.missing} />}
        {data?.sections.map((settings) => (
          <SectionCard key={settings.section} settings={settings} />
        ))}
        {!data && !isError && <Skeleton variant="rounded" height={240} />}
      </Stack>
    </Gate>
  );
}
