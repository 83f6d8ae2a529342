import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readPortalAnswer } from '@aabha/contracts/e-invoice/registration.rules';
import { FileButton } from '../../components/FileButton';
import type { TypedRegistration } from './registration-form';

/** Fills the form of a registration from the JSON file of the portal. */
export function PortalAnswerButton() {
  const notify = useNotify();
  const { setValue } = useFormContext<TypedRegistration>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const answer = readPortalAnswer(await file.text());
    if (!answer) {
      notify('This file is no answer of the e-invoice portal.', { type: 'error' });
      return;
    }
    for (const field of ['irn', 'ack_number', 'ack_at', 'signed_qr'] as const)
      setValue(field, answer[field], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FileButton
      name="JSON file of the portal"
      accept="application/json,.json"
      variant="outlined"
      startIcon={<UploadIcon />}
      onChoose={([file]) => void read(file)}
    >
      Fill from the portal’s JSON
    </FileButton>
  );
}
