import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider } from 'react-admin';
import type { ProductProvider } from './products.data';
import { useRoomChange, type RoomActionProps } from './use-room-change';

const peopleText = (people: number) =>
  people === 1 ? '1 person is waiting and loses' : `${people} people are waiting and lose`;

/** Closes a waiting room after a question that says what happens. */
export function CloseWaitingRoomButton({
  product,
  peopleWaiting,
  onChanged,
}: RoomActionProps & { peopleWaiting: number }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [isAsking, setIsAsking] = useState(false);
  const close = useRoomChange(dataProvider.closeWaitingRoom, {
    done: 'The waiting room is closed.',
    onChanged,
  });
  const ask = (asking: boolean) => () => setIsAsking(asking);
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={ask(true)}>
        Close the waiting room
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Close the waiting room"
        content={`Everybody can buy ${product.name} at once, without a turn. ${peopleText(peopleWaiting)} their places. Opening again starts a new queue.`}
        cancel="Cancel"
        confirm="Close it"
        confirmColor="warning"
        loading={close.isPending}
        onConfirm={() => close.mutate(product._id, { onSettled: ask(false) })}
        onClose={ask(false)}
      />
    </>
  );
}
