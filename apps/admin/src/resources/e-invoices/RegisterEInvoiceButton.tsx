import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormDialog } from '../../components/FormDialog';
import type { EInvoiceProvider, EInvoiceRecord } from './e-invoices.data';
import { PortalAnswerButton } from './PortalAnswerButton';
import {
  EMPTY_REGISTRATION,
  registrationOf,
  validateRegistrationForm,
  type TypedRegistration,
} from './registration-form';

function RegistrationDialog({ row, onClose }: { row: EInvoiceRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<EInvoiceProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const save = async (typed: TypedRegistration) => {
    await dataProvider.registerEInvoice({ id: row._id, ...registrationOf(typed) });
    notify(`The IRN of ${row.number} is saved.`, { type: 'success' });
    refresh();
    void queries.invalidateQueries({ queryKey: ['missing-irns'] });
  };
  return (
    <FormDialog
      title={`IRN of ${row.number}`}
      save="Save IRN"
      saving="Saving..."
      values={EMPTY_REGISTRATION}
      validate={validateRegistrationForm}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ mb: 1 }}>
        <PortalAnswerButton />
      </Box>
      <TextInput source="irn" label="IRN" helperText="64 characters" fullWidth />
      <TextInput
        source="ack_number"
        label="Acknowledgement number"
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        fullWidth
      />
      <TextInput
        source="ack_at"
        type="datetime-local"
        label="Acknowledged, in India"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        fullWidth
      />
      <TextInput
        source="signed_qr"
        label="Signed QR code"
        helperText="The text of it. Its number, GSTINs, total and IRN are compared with the document; its signature is not checked."
        multiline
        maxRows={4}
        fullWidth
      />
    </FormDialog>
  );
}

/** Opens the form for what the portal gave to a document. */
export function RegisterEInvoiceButton({ row }: { row: EInvoiceRecord }) {
  const [isOpen, setOpen] = useState(false);
  const label = row.registration ? 'Replace IRN' : 'Enter IRN';
  return (
    <>
      <Button size="small" aria-label={`${label} of ${row.number}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <RegistrationDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
