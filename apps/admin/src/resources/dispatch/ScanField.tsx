import { Box, Button, TextField } from '@mui/material';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface ScanFieldProps {
  label: string;
  isReading: boolean;
  onScan: (code: string) => void;
}

/** The field that a scanner types into; it takes the focus again after each code. Works with typed input too. */
export function ScanField({ label, isReading, onScan }: ScanFieldProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isReading) field.current?.focus();
  }, [isReading]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isReading) return;
    onScan(code.trim());
    setCode('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label={label}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        inputRef={field}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: 60,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            style: { fontSize: 20, padding: '14px' },
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isReading || code.trim() === ''}>
        Enter
      </Button>
    </Box>
  );
}
