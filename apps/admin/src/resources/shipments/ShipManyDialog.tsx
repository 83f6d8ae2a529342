import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState, type SyntheticEvent } from 'react';
import { COURIERS, WITHOUT_AWB, type CourierCode } from '@aabha/contracts/shipments/couriers.values';
import { CarriageFields } from '@aabha/contracts/shipments/shipments.schema';
import { EwayBillWarning } from '../../components/eway-bills/EwayBillWarning';
import { TypingDialog } from '../../components/TypingDialog';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import { formatCount } from '../../data/number-format';
import { repeatedNumbers, spreadNumbers } from './awb-numbers';
import { HandoverRow } from './HandoverRow';
import type { ShipmentRecord } from './shipments.data';
import { useShipMany, type Handover } from './use-ship-many';

/* Any other courier has a name and a tracking page of its own for each shipment. */
const OFFERED = COURIERS.filter(({ code }) => code !== 'other');

const wrongForm = (awb: string) => CarriageFields.shape.awb.safeParse(awb).error?.issues[0]?.message;

interface ShipManyDialogProps {
  shipments: readonly ShipmentRecord[];
  /** Selected shipments that are not packed, or stand on another page. */
  leftOut: number;
  onClose: () => void;
}

/** What is typed for the parcels, by row. */
function useHandovers(shipments: readonly ShipmentRecord[], courier: CourierCode | '') {
  const [numbers, setNumbers] = useState(() => shipments.map(() => ''));
  const hasNumbers = !WITHOUT_AWB.some((code) => code === courier);
  const repeated = repeatedNumbers(numbers);
  const problems = numbers.map((awb, index) =>
    hasNumbers ? (wrongForm(awb) ?? (repeated.includes(index) ? 'This number is above, too.' : '')) : '',
  );
  const handovers = shipments.flatMap((shipment, index): Handover[] => {
    const awb = hasNumbers ? (numbers[index]?.trim() ?? '') : '';
    return hasNumbers && awb === '' ? [] : [{ shipment, awb }];
  });
  return {
    numbers,
    problems,
    handovers,
    hasNumbers,
    type: (index: number, text: string) => setNumbers((before) => spreadNumbers(before, index, text)),
  };
}

function Hint({ leftOut, hasNumbers }: { leftOut: number; hasNumbers: boolean }) {
  return (
    <>
      {leftOut > 0 && (
        <Alert severity="info" sx={{ py: 0 }}>
          {formatCount(leftOut, 'selected shipment is', 'selected shipments are')} left out: not packed, or on
          another page.
        </Alert>
      )}
      {hasNumbers && (
        <Typography variant="body2" color="textSecondary">
          Scan, type or paste the numbers, the whole list into the first field. Without a number a shipment
          stays packed.
        </Typography>
      )}
    </>
  );
}

/** Hands several packed shipments to one courier; each customer gets a mail (docs/spec/shipments.md#handing-over). */
export function ShipManyDialog({ shipments, leftOut, onClose }: ShipManyDialogProps) {
  const titleId = useId();
  const [courier, setCourier] = useState<CourierCode | ''>('');
  const { done, refusals, ship, isPending, stop } = useShipMany(onClose);
  const waiting = shipments.filter(({ _id }) => !done.has(_id));
  const { numbers, problems, handovers, hasNumbers, type } = useHandovers(shipments, courier);
  const toShip = handovers.filter(({ shipment }) => !done.has(shipment._id));
  const isWrong = courier === '' || toShip.length === 0 || problems.some((problem) => problem !== '');
  const unsaved = courier !== '' || numbers.some((awb) => awb !== '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (courier !== '' && !isWrong) ship({ courier, handovers: toShip });
  };
  return (
    <TypingDialog
      unsaved={unsaved && waiting.length > 0}
      busy={isPending}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <UnsavedGuard unsaved={unsaved && waiting.length > 0} />
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Ship {formatCount(shipments.length, 'shipment', 'shipments')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            label="Courier"
            value={courier}
            disabled={isPending}
            onChange={(event) => setCourier(event.target.value as CourierCode)}
            helperText="Ship with any other courier from the page of the order."
            sx={{ mt: 1 }}
          >
            {OFFERED.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Hint leftOut={leftOut} hasNumbers={hasNumbers} />
          <EwayBillWarning orderIds={waiting.map(({ order_id }) => order_id)} />
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {shipments.map((shipment, index) =>
              done.has(shipment._id) ? null : (
                <HandoverRow
                  key={shipment._id}
                  shipment={shipment}
                  awb={numbers[index] ?? ''}
                  problem={problems[index] || (refusals.get(shipment._id) ?? '')}
                  disabled={isPending}
                  autoFocus={index === 0 && courier !== ''}
                  onType={hasNumbers ? (text) => type(index, text) : undefined}
                />
              ),
            )}
          </Box>
          {isPending && (
            <LinearProgress
              aria-label="Shipping"
              variant="determinate"
              value={(100 * done.size) / shipments.length}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={isPending ? stop : onClose}>{isPending ? 'Stop' : 'Cancel'}</Button>
          <Button type="submit" variant="contained" disabled={isWrong || isPending}>
            {isPending ? 'Shipping...' : `Ship ${toShip.length}`}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
