import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** The error state of a list, with a retry button. */
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
