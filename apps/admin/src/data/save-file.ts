/** Saves a file through the browser's downloads. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  /* The download has read the blob once the click event was handled. */
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves a base64 PDF through the browser's downloads. */
export function savePdf(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
}

/** Saves a CSV text through the browser's downloads. */
export function saveCsv(fileName: string, csv: string): void {
  saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
