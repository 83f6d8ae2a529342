import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';

export function NotFound() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: 6 }}>
      <Title title="Not found" />
      <Typography variant="h1">Screen not found</Typography>
      <Typography color="textSecondary">
        The address may be mistyped, or the screen may have moved.
      </Typography>
      <Button component={Link} to="/admin-dashboard" variant="contained">
        Go to the dashboard
      </Button>
    </Box>
  );
}
