import AttachFileIcon from '@mui/icons-material/AttachFile';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ComplaintFile } from '@aabha/contracts/complaints/complaint-thread.schema';
import { saveFile } from '../../data/save-file';
import { downloadNoteFile } from './order-notes';

/** Returns the name of a file as it is stored: pictures are WebP, whatever they were sent as. */
const nameOf = ({ filename, type }: { filename: string; type: ComplaintFile['type'] }) =>
  type === 'image/webp' ? `${filename.replace(/\.\w{1,5}$/, '')}.webp` : filename;

/** Downloads a file of a note. */
export function NoteFileButton({ file }: { file: ComplaintFile }) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => downloadNoteFile(file._id),
    onSuccess: (found) => {
      const bytes = Uint8Array.from(atob(found.content), (character) => character.charCodeAt(0));
      saveFile(nameOf(found), new Blob([bytes], { type: found.type }));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      startIcon={<AttachFileIcon />}
      disabled={download.isPending}
      aria-label={`Download ${file.name}`}
      onClick={() => download.mutate()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Button>
  );
}
