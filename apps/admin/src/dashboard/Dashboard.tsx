import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { FigureCards } from './FigureCards';
import { RecentOrders } from './RecentOrders';

export default function Dashboard() {
  return (
    <Stack spacing={2}>
      <Title title="Dashboard" />
      <FigureCards />
      <RecentOrders />
    </Stack>
  );
}
