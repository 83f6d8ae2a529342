import { Typography } from '@mui/material';

export function NoProducts() {
  return <Typography sx={{ p: 6, textAlign: 'center' }}>No Products Found</Typography>;
}
