import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { InstallationSlotsOutput } from '@aabha/contracts/installations/installations.schema';
import { INSTALLATION_PART_NAMES } from '@aabha/contracts/installations/installations.values';
import { formatVisitDay } from '../../data/format-visit';

type Slot = InstallationSlotsOutput['slots'][number];
export type ChosenVisit = Pick<Slot, 'day' | 'part'>;
export const visitKey = ({ day, part }: ChosenVisit) => `${day} ${part}`;

interface VisitSlotsProps {
  slots: readonly Slot[];
  /** The key of the slot that is booked. */
  present: string | undefined;
  selected: string | undefined;
  onSelect: (slot: ChosenVisit) => void;
}

/** The parts of each day in which technicians work, each with how many places are free. */
export function VisitSlots({ slots, present, selected, onSelect }: VisitSlotsProps) {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => (
    <Box component="section" key={day} aria-label={formatVisitDay(day)}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {formatVisitDay(day)}
      </Typography>
      <ToggleButtonGroup exclusive fullWidth size="small" value={selected ?? null} color="primary">
        {slots
          .filter((slot) => slot.day === day)
          .map((slot) => {
            const key = visitKey(slot);
            const isOwn = key === present;
            return (
              <ToggleButton
                key={key}
                value={key}
                disabled={!slot.is_free && !isOwn}
                onClick={() => onSelect({ day: slot.day, part: slot.part })}
                sx={{ display: 'block', textTransform: 'none', lineHeight: 1.3 }}
              >
                {INSTALLATION_PART_NAMES[slot.part]}
                <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                  {isOwn ? 'Booked' : slot.is_free ? `${slot.free ?? 0} free` : 'Full'}
                </Typography>
              </ToggleButton>
            );
          })}
      </ToggleButtonGroup>
    </Box>
  ));
}
