import AttachFileIcon from '@mui/icons-material/AttachFile';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ComplaintFile } from '@aabha/contracts/complaints/complaint-thread.schema';
import { saveFile } from '../../data/save-file';
import type { ComplaintProvider } from './complaints.data';

/** Pictures are stored as WebP, whatever they were sent as. */
const nameOf = ({ filename, type }: { filename: string; type: ComplaintFile['type'] }) =>
  type === 'image/webp'
    ? `${filename.replace(/\.\w{1,5}$/, '')}.webp`
    : `${filename.replace(/\.pdf$/i, '')}.pdf`;

/** Downloads a file of a complaint. */
export function ComplaintFileButton({ file }: { file: ComplaintFile }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => dataProvider.downloadComplaintFile(file._id),
    onSuccess: ({ data }) => {
      const bytes = Uint8Array.from(atob(data.content), (character) => character.charCodeAt(0));
      saveFile(nameOf(data), new Blob([bytes], { type: data.type }));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      size="small"
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
