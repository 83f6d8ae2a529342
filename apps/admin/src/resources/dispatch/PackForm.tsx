import { Box, Button, TextField } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { ThumbBar } from '../../components/ThumbBar';
import { BOXES_MAX } from '@aabha/contracts/shipments/shipments.values';

interface PackFormProps {
  /** Whether each television has its serial number. */
  isComplete: boolean;
  isPacking: boolean;
  onPack: (parcel: { boxes: number; weight_kg?: number }) => void;
  onPutAside: () => void;
}

/** Boxes and weight of the shipment at hand, and the button that marks it as packed. */
export function PackForm({ isComplete, isPacking, onPack, onPutAside }: PackFormProps) {
  const [boxes, setBoxes] = useState('1');
  const [weight, setWeight] = useState('');
  const kg = weight.trim() === '' ? undefined : Number(weight);
  const isWrong = Number.isNaN(kg ?? 0);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWrong && Number(boxes) >= 1) onPack({ boxes: Number(boxes), ...(kg ? { weight_kg: kg } : {}) });
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        label="Boxes"
        type="number"
        value={boxes}
        onChange={(event) => setBoxes(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: BOXES_MAX } }}
        sx={{ width: 100 }}
        required
      />
      <TextField
        label="Weight in kg"
        value={weight}
        onChange={(event) => setWeight(event.target.value)}
        error={isWrong}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
        sx={{ width: 130 }}
      />
      <ThumbBar>
        <Button
          type="submit"
          size="large"
          variant={isComplete ? 'contained' : 'outlined'}
          disabled={isPacking}
        >
          {isPacking ? 'Packing...' : isComplete ? 'Pack' : 'Pack without all serials'}
        </Button>
        <Button size="large" onClick={onPutAside} disabled={isPacking}>
          Put aside
        </Button>
      </ThumbBar>
    </Box>
  );
}
