import { useMutation } from '@tanstack/react-query';
import { Button } from '@aabha/ui/components/Button';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { SectionProps } from './use-privacy';

/** Saves a ZIP file of the API on the device. */
function save({ filename, zip }: { filename: string; zip: string }): void {
  const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
  URL.revokeObjectURL(url);
}

/** Makes and downloads a copy of a person's data. */
export function CopyOfData({ overview: { export: made }, whose, onChange }: SectionProps) {
  const { client } = trpc.useUtils();
  const onError = (error: unknown) => notify('error', describeError(error).message);
  const start = useMutation({
    mutationFn: () => client.privacy.startExport.mutate(whose),
    onSuccess: onChange,
    onError,
  });
  const download = useMutation({
    mutationFn: (id: string) => client.privacy.downloadExport.mutate({ ...whose, id }),
    onSuccess: save,
    onError,
  });
  const isMaking = start.isPending || made?.ready === false;
  return (
    <section aria-labelledby="copy" className={classes.section}>
      <h2 id="copy">Download your data</h2>
      <p>A ZIP file with one JSON file for each kind of data, and your invoices as PDF.</p>
      <div className={classes.actions}>
        <Button kind="outline" busy={isMaking} onClick={() => start.mutate()}>
          {made?.ready ? 'Make a new file' : 'Make the file'}
        </Button>
        {made?.ready && (
          <Button busy={download.isPending} onClick={() => download.mutate(made._id)}>
            Download
          </Button>
        )}
      </div>
      <p role="status" className="soft small">
        {isMaking && `Making your file… ${made?.made ?? 0} of ${made?.file_count || '…'}`}
        {made?.ready && !start.isPending && `Available until ${formatDateTime(made.expires_at)}.`}
      </p>
    </section>
  );
}
