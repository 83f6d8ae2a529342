import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import {
  WEBHOOK_EVENT_GROUPS,
  WEBHOOK_EVENT_NAMES,
  type WebhookEvent,
} from '@aabha/contracts/webhooks/webhooks.values';

interface GroupProps {
  label: string;
  events: readonly WebhookEvent[];
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
}

function EventGroup({ label, events, chosen, onChange }: GroupProps) {
  const own = events.filter((event) => chosen.includes(event));
  const others = chosen.filter((event) => !events.includes(event));
  const isAll = own.length === events.length;
  return (
    <FormControl component="fieldset" variant="standard" sx={{ mb: 1.5 }}>
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        <FormControlLabel
          slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600 } } }}
          control={
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={own.length > 0 && !isAll}
              onChange={() => onChange(isAll ? others : [...others, ...events])}
            />
          }
          label={label}
        />
      </FormLabel>
      {events.map((event) => (
        <FormControlLabel
          key={event}
          sx={{ alignItems: 'flex-start', pl: 2 }}
          slotProps={{ typography: { variant: 'body2', sx: { pt: 0.75 } } }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(event)}
              onChange={(_change, isOn) =>
                onChange(isOn ? [...chosen, event] : chosen.filter((one) => one !== event))
              }
            />
          }
          label={WEBHOOK_EVENT_NAMES[event]}
        />
      ))}
    </FormControl>
  );
}

/** The events of a webhook, in groups that can be chosen whole (docs/spec/webhooks.md#events). */
export function EventsInput() {
  const { field, fieldState } = useInput<WebhookEvent[]>({ source: 'events', defaultValue: [] });
  const chosen = (field.value ?? []) as WebhookEvent[];
  const error = fieldState.error?.message;
  return (
    <>
      <Box
        ref={field.ref}
        tabIndex={-1}
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {Object.entries(WEBHOOK_EVENT_GROUPS).map(([label, events]) => (
          <EventGroup key={label} {...{ label, events, chosen }} onChange={field.onChange} />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </>
  );
}
