/** Saves a base64 PDF through the browser's downloads. */
export function savePdf(filename: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveFile(filename, new Blob([bytes], { type: 'application/pdf' }));
}

/** Saves a file through the browser's downloads. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download has read the blob once the click event was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
