import { Box, TextField, Typography } from '@mui/material';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { ShipmentRecord } from './shipments.data';

interface HandoverRowProps {
  shipment: ShipmentRecord;
  awb: string;
  /** Why it cannot be shipped with this number; empty where it can. */
  problem: string;
  disabled: boolean;
  autoFocus: boolean;
  /** Absent for a courier that gives no numbers. */
  onType?: ((text: string) => void) | undefined;
}

/** Enter goes to the next number, so that a scanner fills them one after the other. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const stops = [...(form?.querySelectorAll<HTMLElement>('input[data-awb], button[type=submit]') ?? [])];
  stops[stops.indexOf(event.target as HTMLElement) + 1]?.focus();
}

/** A parcel that is handed over: whose it is, what is in it, and its AWB number. */
export function HandoverRow({ shipment, awb, problem, disabled, autoFocus, onType }: HandoverRowProps) {
  const number = orderNumber(shipment.order_id);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onType?.(event.clipboardData.getData('text'));
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: { sm: '1fr 220px' }, py: 1 }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {number} · {shipment.name}, {shipment.city}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {shipment.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
        </Typography>
        {onType === undefined && problem !== '' && (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        )}
      </div>
      {onType && (
        <TextField
          size="small"
          label={`AWB number of ${number}`}
          value={awb}
          autoFocus={autoFocus}
          disabled={disabled}
          error={problem !== ''}
          helperText={problem}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={goOn}
          onPaste={paste}
          slotProps={{ htmlInput: { 'data-awb': true, autoComplete: 'off', maxLength: 40 } }}
        />
      )}
    </Box>
  );
}
