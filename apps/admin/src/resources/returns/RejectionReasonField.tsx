import { MenuItem, TextField } from '@mui/material';
import { hasPlaceholders } from '@aabha/contracts/saved-replies/fill-reply';
import { RepliesButton } from '../../components/replies/RepliesButton';
import { useReplyField } from '../../components/replies/use-reply-field';
import { REJECTION_REASONS } from '@aabha/contracts/returns/returns.values';

/** A reason of the list, and the words of staff where it is Other. */
interface RejectionDraft {
  reason: string;
  words: string;
}

export const NO_REASON: RejectionDraft = { reason: '', words: '' };

/** Returns the reason as it is sent; empty while it is not given, or has placeholders to fill in. */
export const rejectionText = ({ reason, words }: RejectionDraft) =>
  reason !== 'Other' ? reason : hasPlaceholders(words) ? '' : words.trim();

interface RejectionReasonFieldProps {
  /** The return that is decided, whose saved replies are offered. */
  returnId: string;
  value: RejectionDraft;
  onChange: (value: RejectionDraft) => void;
}

/** Why a return, or a part of it, is not accepted. The customer reads it. */
export function RejectionReasonField({ returnId, value, onChange }: RejectionReasonFieldProps) {
  const { ref, insert, toFillIn } = useReplyField(value.words, (words) => onChange({ ...value, words }));
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
        <>
          <TextField
            required
            multiline
            minRows={2}
            label="In your words"
            value={value.words}
            onChange={(event) => onChange({ ...value, words: event.target.value })}
            inputRef={ref}
            error={toFillIn !== ''}
            helperText={toFillIn}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <RepliesButton of={{ kind: 'return', id: returnId }} onChoose={insert} />
        </>
      )}
    </>
  );
}
