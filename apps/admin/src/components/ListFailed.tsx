import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** What a list says that could not be loaded, with another try. */
export function ListFailed({ text }: { text: string }) {
  const { refetch } = useListContext();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
