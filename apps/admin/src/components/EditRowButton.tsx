import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';

interface EditRowButtonProps {
  /** What is edited, for its label. */
  name: string;
  /** The dialog, which may load when it is opened. */
  dialog: (onClose: () => void) => ReactNode;
}

/** Opens the dialog that edits a row. */
export function EditRowButton({ name, dialog }: EditRowButtonProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isEditing && <Suspense>{dialog(() => setEditing(false))}</Suspense>}
    </>
  );
}
