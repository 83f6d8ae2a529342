import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import type { Breach } from '@aabha/contracts/privacy/breaches.schema';

/** Shows the letters to the people and to the Data Protection Board, to be copied. */
export function BreachLetters({ letters }: Pick<Breach, 'letters'>) {
  const [isOpen, setOpen] = useState(false);
  const letter = (label: string, value: string) => (
    <TextField
      label={label}
      value={value}
      multiline
      fullWidth
      margin="normal"
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Letters
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md">
        <DialogTitle>Letters</DialogTitle>
        <DialogContent>
          {letter('To the people affected', letters.people)}
          {letter('To the Data Protection Board of India', letters.board)}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
