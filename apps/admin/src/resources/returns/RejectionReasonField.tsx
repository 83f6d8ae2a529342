import { MenuItem, TextField } from '@mui/material';
import { REJECTION_REASONS } from '@aabha/contracts/returns/returns.values';

/** A reason of the list, and the words of staff where it is Other. */
interface RejectionDraft {
  reason: string;
  words: string;
}

export const NO_REASON: RejectionDraft = { reason: '', words: '' };

/** Returns the reason as it is sent; empty while it is not given. */
export const rejectionText = ({ reason, words }: RejectionDraft) =>
  reason === 'Other' ? words.trim() : reason;

interface RejectionReasonFieldProps {
  value: RejectionDraft;
  onChange: (value: RejectionDraft) => void;
}

/** Why a return, or a part of it, is not accepted. The customer reads it. */
export function RejectionReasonField({ value, onChange }: RejectionReasonFieldProps) {
  return (
    <>
      <TextField
        select
        required
        label="Reason"
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
        helperText="The customer reads it in the email, in their language."
      >
        {REJECTION_REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {reason}
          </MenuItem>
        ))}
      </TextField>
      {value.reason === 'Other' && (
        <TextField
          required
          multiline
          minRows={2}
          label="In your words"
          value={value.words}
          onChange={(event) => onChange({ ...value, words: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </>
  );
}
