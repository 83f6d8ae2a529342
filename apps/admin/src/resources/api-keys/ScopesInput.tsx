import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import {
  API_KEY_SCOPE_GROUPS,
  API_KEY_SCOPE_NAMES,
  type ApiKeyScope,
} from '@aabha/contracts/api-keys/api-keys.values';

interface GroupProps {
  label: string;
  scopes: readonly ApiKeyScope[];
  chosen: readonly ApiKeyScope[];
  onChange: (chosen: ApiKeyScope[]) => void;
}

function ScopeGroup({ label, scopes, chosen, onChange }: GroupProps) {
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <FormControl component="fieldset" variant="standard" sx={{ mb: 1.5 }}>
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      {scopes.map((scope) => (
        <FormControlLabel
          key={scope}
          sx={{ alignItems: 'flex-start' }}
          slotProps={{ typography: { variant: 'body2', sx: { pt: 0.75 } } }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(scope)}
              onChange={(_event, isOn) => toggle(scope, isOn)}
            />
          }
          label={API_KEY_SCOPE_NAMES[scope]}
        />
      ))}
    </FormControl>
  );
}

/** What a key may be for, in groups (docs/spec/api-keys.md#scopes). */
export function ScopesInput() {
  const { field, fieldState } = useInput<ApiKeyScope[]>({ source: 'scopes', defaultValue: [] });
  const chosen = (field.value ?? []) as ApiKeyScope[];
  const error = fieldState.error?.message;
  return (
    <>
      <Box
        ref={field.ref}
        tabIndex={-1}
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {Object.entries(API_KEY_SCOPE_GROUPS).map(([label, scopes]) => (
          <ScopeGroup key={label} {...{ label, scopes, chosen }} onChange={field.onChange} />
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
