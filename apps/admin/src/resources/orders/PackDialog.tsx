import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { BOXES_MAX } from '@aabha/contracts/shipments/shipments.values';
import { TypingDialog } from '../../components/TypingDialog';
import { formatCount } from '../../data/number-format';
import { createShipment, packShipment } from '../../data/shipment-calls';
import type { OrderRecord } from './order-record';
import { linesToPack } from './order-units';
import {
  linesOfShipment,
  missingSerials,
  newLines,
  packedUnits,
  typedSerials,
  type PackedLine,
} from './packed-line';
import { PackLineFields } from './PackLineFields';

interface PackDialogProps {
  order: OrderRecord;
  /** The shipment that is being packed; left out for a new one of what is left. */
  shipment?: Shipment;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Claims the units of a new shipment, then stores it as packed. After a refusal the claimed shipment goes on. */
function usePacking({ order, shipment, onDone, onClose }: PackDialogProps) {
  const notify = useNotify();
  const [claimed, setClaimed] = useState(shipment);
  const packing = useMutation({
    mutationFn: async (form: { lines: readonly PackedLine[]; boxes: number; weight: number | undefined }) => {
      const units = packedUnits(form.lines);
      const own = claimed ?? (await createShipment({ order_id: order._id, lines: units }));
      setClaimed(own);
      const { weight: weight_kg, boxes, lines } = form;
      const serials = typedSerials(lines);
      await packShipment({ id: own._id, serials, boxes, ...(weight_kg ? { weight_kg } : {}) });
    },
    onSuccess: async () => {
      notify('Packed. Next, hand it to the courier.', { type: 'success' });
      await onDone();
      onClose();
    },
    onError: () => void onDone(),
  });
  return { claimed, packing };
}

const weightOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

/** Packs units of an order into a shipment: how many of each, serial numbers, boxes and weight (docs/spec/shipments.md#states). */
export function PackDialog(props: PackDialogProps) {
  const { order, shipment, onClose } = props;
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const nameOf = (at: number) =>
    order.products.find(({ position }) => position === at)?.product_id.name ?? '';
  const [start] = useState(() =>
    shipment ? linesOfShipment(shipment, nameOf) : newLines(linesToPack(order)),
  );
  const [lines, setLines] = useState<readonly PackedLine[]>(start);
  const [boxes, setBoxes] = useState('1');
  const [weight, setWeight] = useState('');
  const { claimed, packing } = usePacking(props);
  const missing = missingSerials(lines);
  const isReady = packedUnits(lines).length > 0 && Number(boxes) >= 1 && !Number.isNaN(weightOf(weight) ?? 1);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) packing.mutate({ lines, boxes: Number(boxes), weight: weightOf(weight) });
  };
  return (
    <TypingDialog
      unsaved={lines !== start || weight !== ''}
      busy={packing.isPending}
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Pack order {orderNumber(order._id)}</DialogTitle>
        <DialogContent>
          {packing.error && <Alert severity="error">{packing.error.message}</Alert>}
          <Box component="ul" aria-label="Items to pack" sx={{ m: 0, p: 0 }}>
            {lines.map((line) => (
              <PackLineFields
                key={line.position}
                line={line}
                isFixed={claimed !== undefined}
                onChange={(next) => setLines(lines.map((one) => (one === line ? next : one)))}
              />
            ))}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <TextField
              label="Boxes"
              type="number"
              value={boxes}
              onChange={(event) => setBoxes(event.target.value)}
              slotProps={{ htmlInput: { min: 1, max: BOXES_MAX } }}
              required
            />
            <TextField
              label="Weight in kg"
              value={weight}
              onChange={(event) => setWeight(event.target.value)}
              error={Number.isNaN(weightOf(weight) ?? 0)}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
            />
          </Box>
          {missing > 0 && (
            <Typography variant="body2" color="textSecondary" role="status">
              {formatCount(missing, 'television has', 'televisions have')} no serial number yet.
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={packing.isPending}>
            Close
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady || packing.isPending}>
            {packing.isPending ? 'Packing...' : missing > 0 ? 'Pack without all serials' : 'Pack'}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
