import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { StaffWaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';
import type { WholeProduct } from './products.data';

export interface RoomActionProps {
  product: WholeProduct;
  onChanged: (room: StaffWaitingRoom) => void;
}

/** Runs a change of a waiting room and notifies of its result; a refusal keeps what was typed. */
export function useRoomChange<Input>(
  change: (input: Input) => Promise<{ data: StaffWaitingRoom }>,
  { done, onChanged }: { done: string; onChanged: (room: StaffWaitingRoom) => void },
) {
  const notify = useNotify();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      notify(done, { type: 'success' });
      onChanged(data);
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
}
