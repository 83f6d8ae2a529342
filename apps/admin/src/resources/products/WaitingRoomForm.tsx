import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { OpenWaitingRoomInput } from '@aabha/contracts/waiting-room/waiting-room.schema';
import { instantOfIndia } from '@aabha/contracts/time/india-time';
import { formErrors } from '../../data/form-errors';
import type { ProductProvider } from './products.data';
import { useRoomChange, type RoomActionProps } from './use-room-change';

const NOTHING = { startsAt: '', endsAt: '', ratePerMinute: '600' };
type Typed = typeof NOTHING;

const inputOf = (id: string, { startsAt, endsAt, ratePerMinute }: Typed) => ({
  id,
  startsAt: instantOfIndia(startsAt),
  ...(endsAt === '' ? {} : { endsAt: instantOfIndia(endsAt) }),
  ratePerMinute: ratePerMinute === '' ? Number.NaN : Number(ratePerMinute),
});

/** Opens the waiting room of a television; times are those of India. */
export function WaitingRoomForm({ product, onChanged }: RoomActionProps) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [typed, setTyped] = useState(NOTHING);
  const [errors, setErrors] = useState<ReturnType<ReturnType<typeof formErrors>>>({});
  const open = useRoomChange(dataProvider.openWaitingRoom, { done: 'The waiting room is open.', onChanged });
  const submit = () => {
    const input = inputOf(product._id, typed);
    const found = formErrors(OpenWaitingRoomInput)(input);
    setErrors(found);
    if (Object.keys(found).length === 0) open.mutate(input);
  };
  const field = (name: keyof Typed) => ({
    size: 'small' as const,
    value: typed[name],
    error: name in errors,
    helperText: typeof errors[name] === 'string' ? errors[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const label = { inputLabel: { shrink: true } };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mt: 2 }}
    >
      <TextField {...field('startsAt')} type="datetime-local" label="Start, in India" slotProps={label} />
      <TextField {...field('endsAt')} type="datetime-local" label="End, if any" slotProps={label} />
      <TextField {...field('ratePerMinute')} type="number" label="People a minute" />
      <Button type="submit" variant="outlined" disabled={open.isPending}>
        Open the waiting room
      </Button>
    </Box>
  );
}
