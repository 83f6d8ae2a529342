import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/privacy';
import { Button } from '@aabha/ui/components/Button';
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
      <h2 id="copy">{texts.downloadYourData}</h2>
      <p>{texts.oneFileForEachKind}</p>
      <div className={classes.actions}>
        <Button kind="outline" busy={isMaking} onClick={() => start.mutate()}>
          {made?.ready ? texts.makeANewFile : texts.makeTheFile}
        </Button>
        {made?.ready && (
          <Button busy={download.isPending} onClick={() => download.mutate(made._id)}>
            {texts.download}
          </Button>
        )}
      </div>
      <p role="status" className="soft small">
        {isMaking && texts.makingFile(made?.made ?? 0, made?.file_count ?? 0)}
        {made?.ready && !start.isPending && texts.availableUntil(formatDateTime(made.expires_at))}
      </p>
    </section>
  );
}
