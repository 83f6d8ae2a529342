import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isGuarded } from '@aabha/contracts/waiting-room/waiting-room.rules';
import type { StaffWaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';
import type { RoomPhase } from '@aabha/contracts/waiting-room/waiting-room.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import type { ProductProvider, WholeProduct } from './products.data';
import { CloseWaitingRoomButton } from './CloseWaitingRoomButton';
import { WaitingRoomForm } from './WaitingRoomForm';
import { WaitingRoomRate } from './WaitingRoomRate';

const REFRESH_MS = 3000;

const PHASES: Readonly<Record<RoomPhase, string>> = {
  none: 'Never opened',
  before: 'Open, before its start',
  open: 'Open',
  soldOut: 'Open, sold out',
  over: 'Over',
  closed: 'Closed',
};

function factsOf(room: StaffWaitingRoom): [string, string][] {
  if (room.phase === 'none') return [['State', PHASES.none]];
  return [
    ['State', PHASES[room.phase]],
    ['Start', formatDateTime(room.startsAt ?? '')],
    ['End', room.endsAt ? formatDateTime(room.endsAt) : 'When staff close it'],
    ['People waiting', room.peopleWaiting.toLocaleString('en-IN')],
    ['Now serving', room.nowServing.toLocaleString('en-IN')],
    ['Admitted a minute', `${room.currentRatePerMinute} at present, at most ${room.ratePerMinute}`],
    ['Units left', `${room.unitsLeft}, and ${room.unitsReserved} reserved for payments`],
  ];
}

/** The waiting room of a television (docs/spec/back-office.md#waiting-room): its state, and what staff can do with it. */
export function WaitingRoom({ product }: { product: WholeProduct }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const queries = useQueryClient();
  const queryKey = ['waiting-room', product._id];
  const { data: room, error } = useQuery({
    queryKey,
    queryFn: async () => (await dataProvider.getWaitingRoom(product._id)).data,
    refetchInterval: REFRESH_MS,
  });
  const changed = (present: StaffWaitingRoom) => queries.setQueryData(queryKey, present);
  const actions = { product, onChanged: changed };
  return (
    <Box component="section" aria-labelledby="waiting-room" sx={{ mt: 2 }}>
      <Typography id="waiting-room" variant="h6" component="h3">
        Waiting room
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        On a sale day, shoppers check out this television one after another, at the rate you set.
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {room && <Facts rows={factsOf(room)} />}
      {room && isGuarded(room.phase) && (
        <>
          <WaitingRoomRate {...actions} ratePerMinute={room.ratePerMinute} />
          <CloseWaitingRoomButton {...actions} peopleWaiting={room.peopleWaiting} />
        </>
      )}
      {room && !isGuarded(room.phase) && <WaitingRoomForm {...actions} />}
    </Box>
  );
}
