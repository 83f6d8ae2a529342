import { MenuItem, TextField } from '@mui/material';

interface GroupPickerProps<G extends string> {
  names: Readonly<Record<G, string>>;
  groups: readonly G[];
  by: G;
  onChoose: (group: string) => void;
}

/** What a report is grouped by. */
export function GroupPicker<G extends string>({ names, groups, by, onChoose }: GroupPickerProps<G>) {
  return (
    <TextField
      select
      size="small"
      label="By"
      value={by}
      onChange={({ target: { value } }) => onChoose(value)}
      sx={{ minWidth: 140 }}
    >
      {groups.map((group) => (
        <MenuItem key={group} value={group}>
          {names[group]}
        </MenuItem>
      ))}
    </TextField>
  );
}
