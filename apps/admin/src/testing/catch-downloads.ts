import { onTestFinished, vi } from 'vitest';

interface Download {
  name: string;
  content: Blob;
}

/**
 * Returns the files that the browser is asked to save until the test ends. jsdom has neither object URLs nor
 * downloads.
 */
export function catchDownloads(): Download[] {
  const downloads: Download[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, content });
  });
  onTestFinished(() => {
    click.mockRestore();
    /* After the timer that revokes the address of the last file. */
    setTimeout(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  });
  return downloads;
}
