import { useMutation } from '@tanstack/react-query';
import * as texts from '@aabha/messages/complaints';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import type { ShownThread } from './complaint-draft';
import classes from './complaints.module.css';

type ShownFile = ShownThread['files'][number];

/** The file type that follows from the stored content: pictures are stored as WebP, whatever they were sent as. */
const nameOf = ({ filename, type }: { filename: string; type: ShownFile['type'] }) =>
  type === 'image/webp'
    ? `${filename.replace(/\.\w{1,5}$/, '')}.webp`
    : `${filename.replace(/\.pdf$/i, '')}.pdf`;

/** Saves a file of the API on the device. */
function save(file: { filename: string; type: ShownFile['type']; content: string }): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: file.type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: nameOf(file) });
  link.click();
  URL.revokeObjectURL(url);
}

interface ComplaintFilesProps {
  files: readonly ShownFile[];
  linkKey: string | undefined;
}

/** The files of a message, each with a button that downloads it. */
export function ComplaintFiles({ files, linkKey }: ComplaintFilesProps) {
  const { client } = trpc.useUtils();
  const download = useMutation({
    mutationFn: (file: string) =>
      linkKey === undefined
        ? client.complaints.downloadFile.query({ id: file })
        : client.complaints.downloadByLink.mutate({ key: linkKey, file }),
    onSuccess: save,
    onError: (error) => notify('error', describeError(error).message),
  });
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={texts.files}>
      {files.map(({ _id, name }) => (
        <li key={_id}>
          <Button
            kind="outline"
            busy={download.isPending && download.variables === _id}
            aria-label={texts.downloadFile(name)}
            onClick={() => download.mutate(_id)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
