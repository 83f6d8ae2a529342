import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, Chip, Typography } from '@mui/material';
import type { Packing } from './packing-calls';

interface PackingLinesProps {
  packing: Packing;
  onRemove: (serial: string) => void;
}

/** The televisions of the shipment at hand: which is next, and what is scanned of each. */
export function PackingLines({ packing: { shipment, chosen }, onRemove }: PackingLinesProps) {
  return (
    <Box component="ul" aria-label="Televisions to pack" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
      {shipment.lines.map(({ position, name, modelNumber, sku, quantity, serials }) => {
        const isDone = serials.length >= quantity;
        return (
          <Box
            component="li"
            key={position}
            aria-current={position === chosen && !isDone ? 'step' : undefined}
            sx={{
              listStyle: 'none',
              p: 1.5,
              border: position === chosen && !isDone ? 2 : 1,
              borderColor: isDone ? 'success.main' : position === chosen ? 'primary.main' : 'divider',
              borderRadius: 2,
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <div>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {[modelNumber || 'No model number', sku].filter(Boolean).join(' · ')}
                </Typography>
              </div>
              <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
                {isDone && <CheckIcon color="success" aria-hidden />}
                <Typography variant="h3" component="p" sx={{ whiteSpace: 'nowrap' }}>
                  {serials.length} / {quantity}
                </Typography>
              </Box>
            </Box>
            {serials.length > 0 && (
              <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 1 }}>
                {serials.map((serial) => (
                  <Chip
                    key={serial}
                    label={serial}
                    variant="outlined"
                    aria-label={`Serial number ${serial}, remove with Delete`}
                    onDelete={() => onRemove(serial)}
                  />
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
