import { useNotify } from 'react-admin';

/** Returns a function that copies a text to the clipboard and notifies whether the browser did so. */
export function useCopy({ copied, failed }: { copied: string; failed: string }) {
  const notify = useNotify();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => notify(copied, { type: 'success' }),
      () => notify(failed, { type: 'error' }),
    );
}
