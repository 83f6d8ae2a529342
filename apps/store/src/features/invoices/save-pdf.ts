/** Saves a base64 file through the browser's downloads. */
export function savePdf(filename: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download has read the blob once the click event was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
